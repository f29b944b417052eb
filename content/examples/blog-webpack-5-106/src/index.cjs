const { used } = require("./tools.cjs");

console.log(used());
