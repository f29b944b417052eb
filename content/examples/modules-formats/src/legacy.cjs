exports.version = "1.4";
