const { add } = require("./dist/math.cjs");

console.log("CommonJS:", add(1, 2));
