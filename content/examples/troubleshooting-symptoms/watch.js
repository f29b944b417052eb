import { writeFileSync } from "node:fs";
import webpack from "webpack";
import config from "./webpack.config.js";

const compiler = webpack(config);
compiler.hooks.watchRun.tap("WhyRebuild", ({ modifiedFiles = [], removedFiles = [] }) => {
  const relative = (file) => file.replace(`${compiler.context}/`, "");
  console.log("changed:", [...modifiedFiles].map(relative), "removed:", [...removedFiles].map(relative));
});

let builds = 0;
compiler.watch({}, (error, stats) => {
  const built = [...stats.compilation.modules].filter((module) => stats.compilation.builtModules.has(module));
  console.log("built:", built.map((module) => module.identifier().split("/").at(-1)).sort());
  if (++builds === 1) setTimeout(() => writeFileSync("src/price.js", "export const price = 4;\n"), 500);
  else compiler.close(() => {});
});
