import webpack from "webpack";

export default {
  mode: "production",
  stats: "errors-warnings",
  entry: { client: "./src/client.js" },
  output: { filename: "[name].js", publicPath: "/static/" },
  plugins: [new webpack.SSRManifestPlugin()],
};
