exports.load = (name) => require(name);
