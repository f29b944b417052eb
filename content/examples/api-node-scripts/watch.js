import { writeFileSync } from "node:fs";
import path from "node:path";
import webpack from "webpack";
import config from "./webpack.config.js";

const file = path.resolve(import.meta.dirname, "src/index.js");
const compiler = webpack(config);
let builds = 0;

const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
  if (error) throw error;
  builds += 1;
  const changed = [...(compiler.modifiedFiles ?? [])].map((name) => path.basename(name));
  console.log(`build ${builds}, changed:`, changed.includes("index.js") ? "index.js" : "nothing", stats.hasErrors());

  if (builds === 1) setTimeout(() => writeFileSync(file, 'console.log("Good morning");\n'), 200);
  if (builds === 2) setTimeout(() => watching.invalidate(() => console.log("callback of invalidate()")), 200);
  if (builds === 3) setTimeout(stop, 200);
});

function stop() {
  watching.close(() => {
    console.log("no longer watching");
    compiler.close((error) => console.log("closed", error ?? ""));
  });
}
