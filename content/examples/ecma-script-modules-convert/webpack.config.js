export default {
  mode: "production",
  devtool: false,
  target: "node22",
  entry: {
    main: "./src/index.js",
    wait: "./src/wait.js",
    meta: "./src/meta.js",
  },
  output: { module: true },
  stats: { all: false, assets: true, errors: true },
};
