import "./cart.js";
