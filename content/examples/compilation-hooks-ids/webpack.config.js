import { idsPlugin } from "./ids-plugin.js";
import { recordsPlugin } from "./records-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "none",
  recordsPath: import.meta.dirname + "/records.json",
  plugins: [idsPlugin, recordsPlugin],
};
