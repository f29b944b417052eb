const { addTax } = require("price-kit");

console.log(addTax(1000, 19));
