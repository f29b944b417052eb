module.exports = "alpha";
