import(/* webpackMode: "weak" */ "./cart.js");
