import path from "node:path";

export default {
  mode: "development",
  devtool: false,
  output: {
    path: path.resolve(import.meta.dirname, "public"),
    filename: "bundle.js",
  },
};
