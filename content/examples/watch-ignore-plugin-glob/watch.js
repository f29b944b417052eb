import { setTimeout } from "node:timers/promises";
import { writeFile } from "node:fs/promises";
import webpack from "webpack";
import config from "./webpack.config.js";

let builds = 0;
let built;
const watching = webpack(config).watch({ aggregateTimeout: 20 }, () => {
  builds += 1;
  built?.();
});
const nextBuild = () => new Promise((resolve) => (built = resolve));

await nextBuild();
await setTimeout(500);
console.log("first build");

await writeFile("src/generated/version.js", 'export const version = "2.0.0";\n');
await setTimeout(500);
console.log("version.js changed, builds:", builds);

const rebuilt = nextBuild();
await writeFile("src/number.js", "export const number = 2;\n");
await rebuilt;
console.log("number.js changed, builds:", builds);

watching.close(async () => {
  await import("./dist/main.js");
});
