import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  target: "universal",
  context: import.meta.dirname,
  entry: {},
  output: { path: import.meta.dirname + "/dist", uniqueName: "shop" },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: "shop",
      library: { type: "module" },
      filename: "remoteEntry.mjs",
      exposes: { "./cart": "./src/cart.js" },
    }),
  ],
};
