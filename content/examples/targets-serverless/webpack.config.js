const shared = {
  mode: "production",
  devtool: "source-map",
  stats: { all: false, assets: true, errors: true },
  output: {
    module: true,
    library: { type: "module" },
    asyncChunks: false,
  },
};

export default [
  {
    ...shared,
    target: "node22",
    entry: { function: "./src/function.js" },
    externals: [/^@aws-sdk\//],
  },
  {
    ...shared,
    target: "webworker",
    entry: { worker: "./src/worker.js" },
  },
];
