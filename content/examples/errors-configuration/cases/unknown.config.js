export default {
  mode: "prod",
  entery: "./src/index.js",
  output: { path: "dist", filename: "/main.js" },
  devtool: "sourcemap",
  module: { loaders: [] },
  resolve: { extensions: "js" },
  plugins: ["html"],
};
