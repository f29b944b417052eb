module.exports = ["tea"];
