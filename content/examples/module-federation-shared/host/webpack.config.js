import webpack from "webpack";

export default ({ range, singleton, strict }) => ({
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  target: "universal",
  context: import.meta.dirname,
  entry: "./src/index.js",
  output: { path: import.meta.dirname + "/dist" },
  resolve: { modules: ["packages"] },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      remoteType: "import",
      remotes: { shop: "../../remote/dist/remoteEntry.mjs" },
      shared: {
        theme: { requiredVersion: range, singleton: singleton === true, strictVersion: strict },
      },
    }),
  ],
});
