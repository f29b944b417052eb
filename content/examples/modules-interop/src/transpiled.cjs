exports.__esModule = true;
exports.default = "inner default";
exports.named = "named";
