/* Modules that a configuration can import: Node's own, and the packages that the worker contains. */
declare const require: (name: string) => unknown;

/** The name that this webpack has for its minimizer plugin, which is bundled here by its newest name. */
declare const MINIMIZER: string;

/** Browsers have nothing like them. */
const MISSING = "child_process http https zlib worker_threads net tls readline async_hooks".split(" ");

export const builtins: Record<string, () => unknown> = {
  webpack: () => require("webpack"),
  "webpack-sources": () => require("webpack-sources"),
  "schema-utils": () => require("schema-utils"),
  tapable: () => require("tapable"),
  "enhanced-resolve": () => require("enhanced-resolve"),
  "webpack-merge": () => require("webpack-merge"),
  // Unit tests have none.
  ...(typeof MINIMIZER === "string" && { [MINIMIZER]: () => require("minimizer-webpack-plugin") }),
  assert: () => require("node:assert"),
  buffer: () => require("node:buffer"),
  crypto: () => require("node:crypto"),
  events: () => require("node:events"),
  fs: () => require("node:fs"),
  "fs/promises": () => (require("node:fs") as typeof import("node:fs")).promises,
  module: () => require("node:module"),
  os: () => require("node:os"),
  path: () => require("node:path"),
  "path/posix": () => require("node:path"),
  process: () => require("node:process"),
  querystring: () => require("node:querystring"),
  stream: () => require("node:stream"),
  string_decoder: () => require("node:string_decoder"),
  timers: () => ({ setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate }),
  "timers/promises": () => ({ setTimeout: (time: number) => new Promise((resolve) => setTimeout(resolve, time)) }),
  tty: () => require("node:tty"),
  url: () => require("node:url"),
  util: () => require("node:util"),
  v8: () => require("node:v8"),
  vm: () => require("node:vm"),
  perf_hooks: () => ({ performance }),
  ...Object.fromEntries(MISSING.map((name) => [name, () => require("../shims/missing.ts")])),
};
