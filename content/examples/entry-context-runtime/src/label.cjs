exports.label = "page:";
