import { merge } from "webpack-merge";
import common from "./webpack.common.js";

export default merge(common, {
  mode: "production",
  devtool: "hidden-source-map",
  output: { filename: "[name].[contenthash:8].js", htmlFilename: "[name].html" },
});
