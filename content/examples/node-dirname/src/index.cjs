const where = require("./lib/where.cjs");

console.log(where.dirname, where.filename);
