const { default: format, price } = require("../src/price.js");

console.log(format(price));
module.exports = { price };
