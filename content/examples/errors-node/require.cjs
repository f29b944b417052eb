module.exports = require("./awaiting.js").settings;
