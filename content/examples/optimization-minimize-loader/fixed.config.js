import MinimizerPlugin from "minimizer-webpack-plugin";
import webpack from "webpack";
import config from "./loader.config.js";

export default {
  ...config,
  optimization: {
    minimizer: ["...", new MinimizerPlugin({ test: /\.css$/, minify: webpack.css.cssMinify })],
  },
};
