import EventEmitter from "node:events";
import { print } from "../printed.ts";
import { exit } from "../project-exit.ts";
import { emitWarning } from "./emit-warning.ts";

const start = performance.now();

function hrtime(previous?: [number, number]): [number, number] {
  const now = performance.now() - start;
  const seconds = Math.floor(now / 1000);
  const nanoseconds = Math.floor((now % 1000) * 1e6);
  if (previous === undefined) return [seconds, nanoseconds];
  const difference = (seconds - previous[0]) * 1e9 + nanoseconds - previous[1];
  return [Math.floor(difference / 1e9), difference % 1e9];
}
hrtime.bigint = () => BigInt(Math.floor((performance.now() - start) * 1e6));

const write = (text: unknown) => {
  print(String(text));
  return true;
};
const stream = { write, isTTY: false, columns: 80, on() {}, once() {}, emit() {} };

/** Versions of the Node with which the worker was built. */
declare const NODE_VERSIONS: { node: string; modules: string; v8: string };

let folder = "/project";

/** The parts of Node's `process` that webpack uses. Paths are Linux paths on every system. */
const shim = Object.assign(new EventEmitter(), {
  title: "browser",
  browser: true,
  platform: "linux",
  arch: "wasm32",
  env: {} as Record<string, string>,
  argv: ["node", "webpack"],
  execArgv: [] as string[],
  execPath: "/usr/bin/node",
  pid: 1,
  version: `v${NODE_VERSIONS.node}`,
  versions: NODE_VERSIONS,
  release: { name: "node" },
  cwd: () => folder,
  chdir: (path: string) => {
    folder = path;
  },
  umask: () => 0,
  uptime: () => (performance.now() - start) / 1000,
  memoryUsage: () => ({ rss: 0, heapTotal: 0, heapUsed: 0, external: 0 }),
  hrtime,
  nextTick: (task: (...args: unknown[]) => void, ...args: unknown[]) => queueMicrotask(() => task(...args)),
  emitWarning,
  binding: () => {
    throw new Error("process.binding isn't available in the playground");
  },
  exit,
  exitCode: undefined as number | undefined,
  stdout: stream,
  stderr: stream,
  stdin: stream,
});

export default shim;
export { shim as "module.exports" };
