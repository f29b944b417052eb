import path from "node:path";
import webpack from "webpack";

export default {
  mode: "production",
  context: import.meta.dirname,
  output: { path: path.resolve("dist"), hashFunction: "md4", filename: "[name].cjs" },
  plugins: [new webpack.DefinePlugin({ VERSION: "1" })],
  stats: "errors-warnings",
};
