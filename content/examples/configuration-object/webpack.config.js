import path from "node:path";

export default {
  mode: "development",
  devtool: false,
  entry: "./source/app.js",
  output: {
    path: path.resolve(import.meta.dirname, "build"),
    filename: "app.js",
  },
};
