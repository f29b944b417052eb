exports.kind = "disk";
