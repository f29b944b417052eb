import { donePlugin } from "./done-plugin.js";
import { twicePlugin } from "./twice-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "none",
  plugins: [twicePlugin, donePlugin],
};
