import path from "node:path";
import webpack from "webpack";

const dist = path.resolve(import.meta.dirname, "dist");

export default {
  mode: "development",
  devtool: false,
  target: "node",
  entry: { vendor: ["./lib/color.js", "./lib/text.js"] },
  output: { filename: "[name].dll.cjs", library: { type: "commonjs2" } },
  stats: { all: false, assets: true, modules: true },
  plugins: [
    new webpack.DllPlugin({
      path: path.join(dist, "[name].manifest.json"),
      name: "./[name].dll.cjs",
      type: "commonjs2",
      format: true,
    }),
  ],
};
