/*
 * A process that runs `webpack` again and again, each time as its program does: from the first line of webpack-cli's to the
 * moment when nothing is left to do. Started by webpack-processes.ts.
 */
import { createRequire } from "node:module";
import os from "node:os";
import { join } from "node:path";
import { endOfRun, type Order } from "./webpack-processes.ts";

const [, , nodeModules = ""] = process.argv;
const require = createRequire(join(nodeModules, "noop.js"));
const program = require.resolve("webpack-cli/bin/cli.js");
const PROGRAM = /[\\/]node_modules[\\/](?:webpack-cli|commander)[\\/]/;
const environment = { ...process.env };
const streams = [process.stdout, process.stderr].map((stream) => stream.write.bind(stream));

// The minimizer would start a thread for each processor but one; here they have all a run to do.
Object.assign(os, { availableParallelism: () => 1 });

process.on("message", (order: Order) => {
  // What is awaited is the end of the run, not the next order.
  process.channel?.unref();
  process.once("beforeExit", end);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  process.chdir(order.cwd);
  process.argv.splice(1, Number.POSITIVE_INFINITY, join(nodeModules, "webpack/bin/webpack.js"), ...order.words);
  // The program keeps its options in its modules.
  for (const path of Object.keys(require.cache)) if (PROGRAM.test(path)) delete require.cache[path];
  require(program);
});

function end(): void {
  const code = Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  process.channel?.ref();
  for (const write of streams) write(endOfRun(code));
}
