export default {
  extends: "./webpack.config.js",
  performance: { duplicatePackages: true },
};
