import { setTimeout } from "node:timers/promises";
import { writeFileSync } from "node:fs";
import webpack from "webpack";

const compiler = webpack({ mode: "development", devtool: false, entry: "./src/index.js" });
let builds = 0;
const watching = compiler.watch({ aggregateTimeout: 20, poll: process.argv[2] === "poll" ? 100 : undefined }, () => {
  builds++;
  if (builds === 1) setTimeout(300).then(() => writeFileSync("src/index.js", 'console.log("shop, edited");\n'));
  if (builds === 2) {
    console.log("rebuilt after an edit");
    watching.close();
  }
});
