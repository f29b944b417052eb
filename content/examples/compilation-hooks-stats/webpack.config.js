import { statsPlugin } from "./stats-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "team",
  plugins: [statsPlugin],
};
