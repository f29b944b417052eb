exports.used = () => console.log("I am used");
exports.other = () => console.log("I am superfluous");
