const { price } = require("./cart.js"); console.log(price);
