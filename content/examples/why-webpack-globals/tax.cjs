exports.rate = 0.25;
