module.exports = "Hallo";
