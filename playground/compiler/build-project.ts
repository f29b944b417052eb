import fs from "node:fs";
import process from "node:process";
import webpack, { type Compiler, type MultiCompiler, type MultiStats, type Stats } from "webpack";
import type { BuildRequest, BuildResult } from "../protocol.ts";
import { describeStats } from "./describe-stats.ts";
import { loadConfiguration } from "./load-configuration.ts";
import { takePrinted } from "./printed.ts";
import { removeEmitted, writeProject } from "./project-files.ts";

let compiler: Compiler | MultiCompiler | undefined;
/** Files that webpack bundles or resolves. Any other file that changes may be part of the configuration. */
let bundled: ReadonlySet<string> = new Set();

/** Rejects the running build, because nothing catches an error in one of webpack's callbacks. */
let abort: ((error: unknown) => void) | undefined;

for (const type of ["error", "unhandledrejection"])
  globalThis.addEventListener(type, (event) => {
    const { error, reason } = event as ErrorEvent & PromiseRejectionEvent;
    abort?.(reason ?? error);
  });

/** Builds the project. If only its modules changed, reuses the last build's compiler. */
export async function buildProject({ files, root = "/project" }: BuildRequest): Promise<BuildResult> {
  const start = performance.now();
  takePrinted();
  const changed = writeProject(root, files);
  process.chdir(root);
  try {
    if (compiler === undefined || !changed.every((file) => bundled.has(file))) {
      close();
      removeEmitted(root);
      fs.mkdirSync(root, { recursive: true });
      compiler = webpack((await loadConfiguration(root, files)) as never) as Compiler | MultiCompiler;
    }
    const stats = await run(compiler);
    bundled = new Set(compilationsOf(stats).flatMap(({ compilation }) => [...compilation.fileDependencies]));
    return { ...describeStats(stats, performance.now() - start), printed: takePrinted() };
  } catch (error) {
    close();
    throw error;
  }
}

function run(running: Compiler | MultiCompiler): Promise<Stats | MultiStats> {
  const { promise, resolve, reject } = Promise.withResolvers<Stats | MultiStats>();
  abort = reject;
  running.run((error: Error | null, stats?: Stats | MultiStats) =>
    error === null && stats !== undefined ? resolve(stats) : reject(error),
  );
  return promise.finally(() => {
    abort = undefined;
  });
}

function compilationsOf(stats: Stats | MultiStats): readonly Stats[] {
  return "stats" in stats ? stats.stats : [stats];
}

function close(): void {
  compiler?.close(() => undefined);
  compiler = undefined;
  bundled = new Set();
}
