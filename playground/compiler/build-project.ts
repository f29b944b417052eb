import process from "node:process";
import type { BuildRequest, BuildResult } from "../protocol.ts";
import { describeStats } from "./describe-stats.ts";
import { forgetModules } from "./node/load-module.ts";
import { takePrinted } from "./printed.ts";
import { PROJECT } from "./project.ts";
import { whenExited } from "./project-exit.ts";
import { removeEmitted, writeProject } from "./project-files.ts";
import { runCommandLine } from "./run-command-line.ts";

/** Rejects the running build. Nothing else ends it when the project exits, or throws in one of webpack's callbacks. */
let abort: ((error: unknown) => void) | undefined;

for (const type of ["error", "unhandledrejection"])
  globalThis.addEventListener(type, (event) => {
    const { error, reason } = event as ErrorEvent & PromiseRejectionEvent;
    event.preventDefault();
    abort?.(reason ?? error);
  });

/** The project, or webpack-cli, has ended the process. The message is what was printed. */
export class Exited extends Error {}

/**
 * Builds the project like `npx webpack` in a new process, so that it prints the same and its plugins start anew: they
 * may keep state.
 */
export async function buildProject({ files }: BuildRequest): Promise<BuildResult> {
  const start = performance.now();
  takePrinted();
  writeProject(PROJECT, files);
  removeEmitted(PROJECT);
  forgetModules();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  abort = reject;
  // Nothing is printed after the end, even if something catches what exit() throws.
  whenExited(({ code, message }) => {
    process.emit("exit", code);
    reject(new Exited(takePrinted() || message));
  });
  try {
    const stats = await Promise.race([aborted, runCommandLine()]);
    return { printed: takePrinted(), ...describeStats(stats, performance.now() - start) };
  } finally {
    abort = undefined;
  }
}
