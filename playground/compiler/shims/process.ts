import { print } from "../printed.ts";

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

let folder = "/project";

/** The parts of Node's `process` that webpack uses. Paths are Linux paths on every system. */
const shim = {
  title: "browser",
  browser: true,
  platform: "linux",
  arch: "wasm32",
  env: {} as Record<string, string>,
  argv: ["node", "webpack"],
  execArgv: [] as string[],
  execPath: "/usr/bin/node",
  pid: 1,
  // webpack and its plugins check that Node is recent.
  version: "v22.12.0",
  versions: { node: "22.12.0", modules: "127", v8: "12.4" },
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
  emitWarning: (warning: unknown) => console.warn(String(warning)),
  binding: () => {
    throw new Error("process.binding isn't available in the playground");
  },
  on: () => shim,
  once: () => shim,
  off: () => shim,
  addListener: () => shim,
  removeListener: () => shim,
  emit: () => false,
  listeners: () => [],
  listenerCount: () => 0,
  exit() {},
  stdout: stream,
  stderr: stream,
  stdin: stream,
};

export default shim;
export { shim as "module.exports" };
