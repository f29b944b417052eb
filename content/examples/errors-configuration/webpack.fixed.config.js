import path from "node:path";
import webpack from "webpack";

export default {
  mode: "development",
  devtool: "hidden-source-map",
  target: "node24",
  entry: {
    vendor: "./src/admin.js",
    shop: { import: "./src/env.js", dependOn: "vendor" },
  },
  output: { path: path.resolve("dist"), filename: "[name].cjs" },
  module: { rules: [{ test: /\.js$/, use: [{ loader: "swc-loader", options: { sourceMaps: true } }] }] },
  resolve: { extensions: [".js"] },
  optimization: { moduleIds: "deterministic" },
  plugins: [
    new webpack.EnvironmentPlugin({ API_URL: "https://api.example" }),
    new webpack.DefinePlugin({ VERSION: JSON.stringify("2") }),
  ],
  stats: "errors-warnings",
};
