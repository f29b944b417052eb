import webpack from "webpack";
import { donePlugin } from "./done-plugin.js";
import { failedPlugin } from "./failed-plugin.js";

const compiler = webpack({ mode: "development", plugins: [failedPlugin, donePlugin] });

compiler.run((error, stats) => {
  console.log("callback:", error.message, stats);
  compiler.close(() => {});
});
