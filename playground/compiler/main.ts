import "./globals.ts";
import fs from "node:fs";
import path from "node:path";
import util from "node:util";
import webpack from "webpack";
import type { BuildAnswer, BuildRequest, WorkerMessage } from "../protocol.ts";
import { buildProject } from "./build-project.ts";
import { print, takePrinted } from "./printed.ts";
import { createRequire } from "./virtual-require.ts";

/** The files that webpack adds to a project's bundle, by path. */
declare const RUNTIME_FILES: Record<string, string>;

// Used by the patches that load a module by its path: pipeline/playground/patches.ts.
Object.assign(globalThis, { playgroundRequire: createRequire("/project") });

/** The newest request. It replaces a request that's still waiting, which gets no answer. */
let waiting: BuildRequest | undefined;
let isBuilding = false;

for (const [file, text] of Object.entries(RUNTIME_FILES)) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

globalThis.addEventListener("message", ({ data }: MessageEvent<BuildRequest>) => {
  if (data?.type !== "build") return;
  waiting = data;
  if (!isBuilding) void buildAll();
});

// The console prints as in a terminal.
const line = (...values: unknown[]) => print(`${util.format(...values)}\n`);
Object.assign(console, { log: line, info: line, warn: line, error: line, debug: line, trace: line });

send({ type: "ready", version: webpack.version });

async function buildAll(): Promise<void> {
  isBuilding = true;
  for (let request = waiting; request !== undefined; request = waiting) {
    waiting = undefined;
    send(await answerTo(request));
  }
  isBuilding = false;
}

async function answerTo(request: BuildRequest): Promise<BuildAnswer> {
  const { id } = request;
  try {
    return { type: "built", id, state: "done", result: await buildProject(request) };
  } catch (error) {
    return {
      type: "built",
      id,
      state: "failed",
      printed: takePrinted(),
      error: describe(error),
    };
  }
}

/** The message of an invalid configuration needs no stack, and the stack wouldn't contain it. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === "ValidationError" ? error.message : (error.stack ?? error.message);
}

function send(message: WorkerMessage): void {
  globalThis.postMessage(message);
}
