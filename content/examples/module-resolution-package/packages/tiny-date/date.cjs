exports.kind = "the CommonJS module";
