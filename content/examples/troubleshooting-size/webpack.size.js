export default {
  extends: "./webpack.config.js",
  optimization: { concatenateModules: false },
  stats: {
    preset: "none",
    modules: true,
    modulesSort: "!size",
    modulesSpace: 20,
    groupModulesByPath: false,
    groupModulesByAttributes: false,
  },
};
