import { spawn } from "node:child_process";
import webpack from "webpack";
import config from "./webpack.config.js";

let program;
const watching = webpack(config).watch({}, (error, stats) => {
  if (error) throw error;
  const { modules } = stats.toJson({ all: false, modules: true });
  const files = modules.filter(({ name, built }) => built && name?.startsWith("./src"));
  console.log("webpack built", files.map(({ name }) => name).join(", "));

  if (program === undefined) {
    console.log("the program starts and calls import()");
    program = spawn("node", ["dist/main.cjs"]);
  } else {
    program.kill();
    watching.close(() => process.exit());
  }
});
