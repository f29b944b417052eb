const pages = {
  "/shop": () => import("./shop.js"),
  "/cart": () => import("./cart.js"),
  "/help": () => import("./help.js"),
  "/about": () => import("./about.js"),
};

pages[location.pathname]?.();
