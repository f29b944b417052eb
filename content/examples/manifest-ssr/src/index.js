import(/* webpackChunkName: "cart" */ "./cart.js").then(({ open }) => open());
