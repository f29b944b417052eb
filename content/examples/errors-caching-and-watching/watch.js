import { setTimeout } from "node:timers/promises";
import { writeFileSync } from "node:fs";
import webpack from "webpack";

const compiler = webpack({ mode: "development", devtool: false, entry: "./src/index.js" });
let builds = 0;
const poll = process.argv[2] === "poll" ? 100 : undefined;
const watching = compiler.watch({ aggregateTimeout: 20, poll }, async () => {
  builds++;
  await setTimeout(300);
  if (builds === 1 && poll) return writeFileSync("src/index.js", 'console.log("shop, edited");\n');
  console.log("builds:", builds);
  watching.close();
});
