const { addTax } = require("tax-kit");

console.log("require", addTax(1000));
