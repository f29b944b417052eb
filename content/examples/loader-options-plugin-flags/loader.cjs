module.exports = function (source) {
  const text = this.minimize ? source.trim() : source;
  return `export default ${JSON.stringify({ text, debug: this.debug })};`;
};
