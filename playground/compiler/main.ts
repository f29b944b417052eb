import "./globals.ts";
import fs from "node:fs";
import process from "node:process";
import util from "node:util";
import { parse as parseEnv } from "dotenv";
import webpack from "webpack";
import type { BuildAnswer, BuildRequest, WorkerMessage } from "../protocol.ts";
import { buildProject, Exited } from "./build-project.ts";
import { builtins } from "./node/builtins.ts";
import { createRequire, importModule } from "./node/load-module.ts";
import { provideStripper } from "./node/strip-types.ts";
import { printConsole } from "./print-console.ts";
import { takePrinted } from "./printed.ts";
import { PROJECT } from "./project.ts";
import { writeRuntimeFiles } from "./project-files.ts";

// Used by features/playground/patches.ts.
const main = `${PROJECT}/main.js`;
Object.assign(globalThis, {
  playgroundRequire: createRequire(main),
  playgroundImport: (specifier: string) => importModule(specifier, main),
  playgroundBundled(file: string, load: () => unknown): string {
    builtins[file] = load;
    return file;
  },
});

/** The newest request. It replaces a request that's still waiting, which gets no answer. */
let waiting: BuildRequest | undefined;
let isBuilding = false;

globalThis.addEventListener("message", ({ data }: MessageEvent<BuildRequest>) => {
  if (data?.type !== "build") return;
  if (data.typescript !== undefined) provideStripper(data.typescript);
  waiting = data;
  if (!isBuilding) void buildAll();
});

// Here, because the file system needs `util` and `process`.
Object.assign(util, { parseEnv });
process.loadEnvFile = (path = ".env") => {
  Object.assign(process.env, { ...parseEnv(fs.readFileSync(path, "utf8")), ...process.env });
};
Object.assign(console, printConsole());
writeRuntimeFiles();
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
    const printed = error instanceof Exited ? "" : takePrinted();
    return { type: "built", id, state: "failed", printed, error: describe(error) };
  }
}

function describe(error: unknown): string {
  if (error instanceof Exited) return error.message;
  return util.inspect(error);
}

function send(message: WorkerMessage): void {
  globalThis.postMessage(message);
}
