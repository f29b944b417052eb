exports.kind = "memory";
