const pages = {
  "/": () => import(/* webpackChunkName: "home" */ "./pages/home.js"),
  "/cart": () => import(/* webpackChunkName: "cart" */ "./pages/cart.js"),
};

pages[location.pathname]().then(({ start }) => start());
