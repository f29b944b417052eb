import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  target: "universal",
  context: import.meta.dirname,
  entry: {},
  output: { path: `${import.meta.dirname}/dist`, uniqueName: "shop" },
  resolve: { modules: ["packages"] },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: "shop",
      library: { type: "module" },
      filename: "remoteEntry.mjs",
      exposes: {
        "./cart": { import: "./src/cart.js", name: "cart" },
        "./offers": ["./src/setup.js", "./src/offers.js"],
      },
      shared: { theme: { singleton: true } },
    }),
  ],
  stats: { all: false, assets: true },
};
