import path from "node:path";

export default {
  mode: "development",
  devtool: false,
  output: {
    path: path.resolve(import.meta.dirname, "build"),
    clean: { keep: "reports/" },
  },
  stats: "errors-warnings",
};
