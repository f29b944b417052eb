import("./cart.js");
