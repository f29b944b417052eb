/*
 * node build-variant.ts GROUP TITLE: builds the project in the current folder and prints the processor time of all
 * threads, in milliseconds since the start of the process or of the rebuilds. It hardly depends on other programs.
 */
import { resolve } from "node:path";
import webpack, { type Stats } from "webpack";
import { median } from "../measure.ts";
import { editModule } from "./project.ts";
import { VARIANTS } from "./variants.ts";

const EDITS = 5;
/** Time between a build and the next edit, in milliseconds. */
const PAUSE = 300;

const [group = "", title = ""] = process.argv.slice(2);
const variant = VARIANTS[group]?.[title];
if (variant === undefined) throw new Error("Run this with npm run bench -- performance-guide.");
const { config, watch, sources = "src" } = variant;
const compiler = webpack({
  context: process.cwd(),
  entry: `./${sources}/index.js`,
  infrastructureLogging: { level: "error" },
  ...config,
  output: { path: resolve("dist"), ...config.output },
});

if (watch === undefined) {
  compiler.run((error, stats) => {
    assertBuilt(error, stats);
    compiler.close(() => console.log(usedTime()));
  });
} else {
  const times: number[] = [];
  let start = 0;
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    assertBuilt(error, stats);
    times.push(usedTime() - start);
    const [first, ...rebuilds] = times;
    if (watch === "first" || rebuilds.length === EDITS) {
      console.log(watch === "first" ? first : median(rebuilds));
      process.exit();
    }
    setTimeout(() => {
      start = usedTime();
      editModule(".", sources);
    }, PAUSE);
  });
}

function assertBuilt(error: Error | null, stats: Stats | undefined): void {
  if (error !== null) throw error;
  if (stats === undefined || stats.hasErrors()) throw new Error(stats?.toString("errors-only") ?? "No stats.");
}

function usedTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
