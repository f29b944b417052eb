export const routes = {
  "/": {
    module: "./src/pages/home.js",
    load: () => import(/* webpackChunkName: "home" */ "./pages/home.js"),
  },
  "/cart": {
    module: "./src/pages/cart.js",
    load: () => import(/* webpackChunkName: "cart" */ "./pages/cart.js"),
  },
};
