export default {
  mode: "production",
  devtool: false,
  target: "node",
  entry: { server: "./src/server.js" },
  output: { module: true },
  stats: { all: false, assets: true, errors: true },
};
