export default {
  extends: "./webpack.config.js",
  optimization: { concatenateModules: false },
  stats: {
    preset: "none",
    modules: true,
    modulesSort: "!size",
    modulesSpace: 10,
    groupModulesByPath: false,
    groupModulesByAttributes: false,
    reasons: true,
  },
};
