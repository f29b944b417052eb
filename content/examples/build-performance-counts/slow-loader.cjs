module.exports = (source) => {
  globalThis.loaderRuns = (globalThis.loaderRuns ?? 0) + 1;
  return source;
};
