import { problemsPlugin } from "./problems-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: { all: false, errors: true, warnings: true },
  plugins: [problemsPlugin],
};
