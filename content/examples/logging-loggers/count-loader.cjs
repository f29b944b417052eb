module.exports = function countLoader(source) {
  const logger = this.getLogger("count-loader");
  logger.info(`${source.split("\n").length} lines`);
  logger.debug("the first line is", source.split("\n")[0]);
  return source;
};
