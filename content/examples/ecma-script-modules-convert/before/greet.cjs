module.exports.greet = (name, greeting) => `${greeting}, ${name}!`;
module.exports.unused = () => "never called";
