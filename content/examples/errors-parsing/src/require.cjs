module.exports = (names, load = require) => names.map((name) => load(name));
