import path from "node:path";
import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { filename: "app.cjs", module: false },
  stats: { all: false, assets: true, modules: true },
  plugins: [
    new webpack.DllReferencePlugin({
      manifest: path.resolve(import.meta.dirname, "dist/vendor.manifest.json"),
    }),
  ],
};
