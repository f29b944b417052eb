exports.old = "legacy";
