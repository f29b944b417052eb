console.log(require.extensions);
module.exports = require.main.require("./price.js");
