import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  context: import.meta.dirname,
  entry: {},
  output: { path: import.meta.dirname + "/dist", uniqueName: "shop" },
  stats: { all: false, assets: true, errors: true },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: "shop",
      filename: "remoteEntry.js",
      exposes: { "./cart": "./src/cart.js" },
    }),
  ],
};
