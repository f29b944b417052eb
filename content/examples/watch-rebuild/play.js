import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import webpack from "webpack";
import config from "./webpack.config.js";

const compiler = webpack(config);
let built = Promise.withResolvers();
const watching = compiler.watch(config.watchOptions, (error) => {
  if (error) throw error;
  const files = [...(compiler.modifiedFiles ?? [])].map((file) => basename(file)).sort();
  console.log("built", files.length > 0 ? `after a change in ${files.join(", ")}` : "for the first time");
  built.resolve();
  built = Promise.withResolvers();
});

await built.promise;
await pause(500);

writeFileSync("src/colour.js", 'export const colour = "green";\n');
await pause(100);
writeFileSync("src/size.js", 'export const size = "large";\n');
await built.promise;

writeFileSync("src/generated/version.js", 'export const version = "2";\n');
await pause(1000);
console.log("the bundle prints:", execFileSync("node", ["dist/main.js"], { encoding: "utf8" }).trim());

watching.close();
