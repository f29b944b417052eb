import { readFileSync } from "node:fs";
import path from "node:path";
import webpack from "webpack";

const { unit } = JSON.parse(readFileSync("./settings.json", "utf8"));

export default {
  mode: "production",
  devtool: false,
  cache: {
    type: "filesystem",
    cacheDirectory: path.resolve(import.meta.dirname, "cache"),
    buildDependencies: { settings: ["./settings.json"] },
  },
  plugins: [new webpack.DefinePlugin({ UNIT: JSON.stringify(unit) })],
};
