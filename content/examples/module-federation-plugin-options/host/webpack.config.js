import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  target: "universal",
  context: import.meta.dirname,
  entry: "./src/index.js",
  output: { path: `${import.meta.dirname}/dist`, uniqueName: "page" },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      remoteType: "import",
      remotes: {
        shop: ["../../gone/remoteEntry.mjs", "../../remote/dist/remoteEntry.mjs"],
      },
      shared: { theme: { import: false, requiredVersion: "^2.0.0" } },
    }),
  ],
  stats: { all: false, assets: true, errors: true, warnings: true },
};
