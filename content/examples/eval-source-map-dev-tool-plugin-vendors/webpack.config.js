import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  resolve: { modules: ["packages"] },
  stats: "errors-warnings",
  plugins: [
    new webpack.EvalSourceMapDevToolPlugin({
      exclude: /[\\/]packages[\\/]/,
      namespace: "shop",
      moduleFilenameTemplate: "webpack://[namespace]/[resource-path]",
    }),
  ],
};
