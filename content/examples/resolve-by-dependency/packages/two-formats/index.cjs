exports.format = "index.cjs";
