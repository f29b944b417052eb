const { rate } = require("./tax.cjs");
exports.receipt = (amount) => amount + amount * rate;
