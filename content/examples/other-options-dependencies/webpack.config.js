import webpack from "webpack";

const shared = {
  mode: "production",
  devtool: false,
  stats: { preset: "errors-warnings", assets: true },
};

export default [
  {
    ...shared,
    name: "server",
    dependencies: ["browser"],
    target: "node",
    entry: "./src/server.js",
    output: { filename: "server.cjs" },
  },
  {
    ...shared,
    name: "browser",
    entry: "./src/browser.js",
    output: { filename: "browser.[contenthash:8].js", publicPath: "/" },
    plugins: [new webpack.ManifestPlugin()],
  },
];
