import { listPlugin } from "./list-plugin.js";

export default {
  mode: "production",
  devtool: false,
  stats: "errors-warnings",
  plugins: [listPlugin],
};
