exports.used = () => "read";
exports.spare = () => "unused";
