const { greet } = require("../src/greet.js");

console.log(greet("Ada", "Hello"));
