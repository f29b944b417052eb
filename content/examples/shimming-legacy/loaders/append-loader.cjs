module.exports = function (source) {
  return `${source}\n${this.getOptions().code}`;
};
