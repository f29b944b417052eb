console.log("later.cjs runs");
exports.ready = true;
