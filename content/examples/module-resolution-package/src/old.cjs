const { kind } = require("tiny-date");

console.log("require got", kind);
