module.exports = require("./disk.js");
