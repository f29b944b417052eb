/*
 * A process that has webpack loaded and runs one program after the other, each as a process of its own would: from its first
 * line to the moment when nothing is left to do. Started by webpack-processes.ts.
 */
import { createRequire, registerHooks, runMain } from "node:module";
import os from "node:os";
import { sep } from "node:path";
import { pathToFileURL } from "node:url";
import { endOfRun, type Order } from "./start-webpack-process.ts";

/** Where the packages lie that all runs share. */
const [, , packages = ""] = process.argv;
const require = createRequire(packages + sep);
const shared = pathToFileURL(packages + sep).href;
/** Keeps its options in its modules. */
const COMMAND_LINE = /[\\/]node_modules[\\/](?:webpack[\\/]bin|webpack-cli|commander)[\\/]/;
const streams = [process.stdout, process.stderr].map((stream) => stream.write.bind(stream));
const globals = new Set(Reflect.ownKeys(globalThis));
let runs = 0;

// The minimizer would start a thread for each processor but one; here they have all a run to do.
Object.assign(os, { availableParallelism: () => 1 });

// What lies outside of the shared packages is loaded anew by each run: under another address than before.
const firstRuns = new Map<string, number>();
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    if (!found.url.startsWith("file:") || found.url.startsWith(shared)) return found;
    const first = firstRuns.get(found.url) ?? runs;
    firstRuns.set(found.url, first);
    return first === runs ? found : { ...found, url: `${found.url}?run=${runs}` };
  },
});

// Node gives most warnings once: a process that gave one ends with the run.
let warned = false;
process.on("warning", () => (warned = true));

process.on("message", ({ program, words, cwd, environment }: Order) => {
  runs++;
  // What is awaited is the end of the run, not the next order.
  process.channel?.unref();
  process.once("beforeExit", end);
  for (const key of Reflect.ownKeys(globalThis)) if (!globals.has(key)) Reflect.deleteProperty(globalThis, key);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
  process.chdir(cwd);
  process.argv.splice(1, Number.POSITIVE_INFINITY, program, ...words);
  for (const path of Object.keys(require.cache)) {
    if (!path.startsWith(packages + sep) || COMMAND_LINE.test(path)) delete require.cache[path];
  }
  runMain(program);
});

function end(): void {
  process.emit("exit", Number(process.exitCode ?? 0));
  process.removeAllListeners("exit");
  const code = Number(process.exitCode ?? 0);
  if (warned) process.exit(code);
  process.exitCode = undefined;
  process.channel?.ref();
  for (const write of streams) write(endOfRun(code));
}
