import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  target: "universal",
  context: import.meta.dirname,
  entry: { "too-early": "./src/bootstrap.js", main: "./src/index.js" },
  output: { path: import.meta.dirname + "/dist", uniqueName: "page" },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      remoteType: "import",
      remotes: { shop: "../../remote/dist/remoteEntry.mjs" },
    }),
  ],
};
