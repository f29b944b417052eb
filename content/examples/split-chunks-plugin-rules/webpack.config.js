const packages = /[\\/]packages[\\/]/;

const steps = {
  async: {},
  limit: { maxAsyncRequests: 2 },
  all: { chunks: "all" },
  vendors: {
    chunks: "all",
    cacheGroups: { defaultVendors: { test: packages, name: "vendors", priority: -10 } },
  },
  one: {
    chunks: "all",
    cacheGroups: {
      money: { test: /[\\/]packages[\\/]money[\\/]/, name: "money", enforce: true },
    },
  },
};

export default ({ step }) => ({
  mode: "development",
  devtool: false,
  entry: { page: "./src/index.js", admin: "./src/admin.js" },
  resolve: { modules: ["packages"] },
  optimization: {
    splitChunks: {
      minSize: 100,
      ...steps[step],
      cacheGroups: {
        defaultVendors: { test: packages, idHint: "vendors", priority: -10, reuseExistingChunk: true },
        ...steps[step].cacheGroups,
      },
    },
  },
  stats: { all: false, chunks: true, chunkModules: true, dependentModules: true, runtimeModules: false },
});
