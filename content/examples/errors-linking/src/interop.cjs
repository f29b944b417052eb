const format = require("./price.js");

console.log(format(250));
