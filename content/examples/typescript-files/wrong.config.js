import path from "node:path";
import config from "./webpack.config.js";

export default {
  ...config,
  entry: "./src/wrong.tsx",
  output: { path: path.resolve(import.meta.dirname, "wrong") },
};
