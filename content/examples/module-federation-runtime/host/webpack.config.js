import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  target: "universal",
  context: import.meta.dirname,
  entry: { main: "./src/index.js", "by-hand": "./src/by-hand.js" },
  output: { path: import.meta.dirname + "/dist", uniqueName: "page" },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      remoteType: "promise",
      remotes: {
        shop: "import(globalThis.remotes.shop)",
        offers: 'import("./no-such-file.mjs")',
      },
    }),
  ],
};
