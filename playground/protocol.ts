/*
 * Every message between the page, the frames and the worker. The page gives each build an id; answers carry it back.
 * Messages from frames can be forged by the project's code, so the page validates them.
 */
import * as z from "zod/mini";
import { MAX_LINE, MAX_MODULES, MAX_PROBLEMS, MAX_TEXT } from "./limits.ts";

// Zod would otherwise try to evaluate code, which the pages' policy refuses.
z.config({ jitless: true });

/** Text of each file by its path from the project's folder. */
export type Files = Record<string, string>;

export type BuildRequest = {
  type: "build";
  id: number;
  files: Files;
  /** The script that strips types, if the worker needs it and doesn't have it. */
  typescript?: string;
};

/** `isActive`: webpack keeps the import. It drops imports of unused exports. */
const Importer = z.object({ id: z.string(), isActive: z.boolean() });
export type Importer = z.infer<typeof Importer>;

const ModuleFacts = z.object({
  /** Unique in a build. */
  id: z.string(),
  name: z.string(),
  size: z.number(),
  isEntry: z.boolean(),
  importers: z.array(Importer),
  /** `true`: all of them, or unknown; `false`: none. */
  usedExports: z.union([z.array(z.string()), z.boolean(), z.null()]),
  providedExports: z.nullable(z.array(z.string())),
  /**
   * `concatenated`: its code is in the scope of the module `into`. `skipped`: it only re-exports, so imports go to the
   * modules behind it. `inlined`: its constants replace the imports. `removed`: none of it is used.
   */
  state: z.union([z.enum(["kept", "skipped", "inlined", "removed"]), z.object({ concatenated: z.string() })]),
  /** Why webpack couldn't optimize it further, in its own words. */
  bailouts: z.array(z.string()),
});
export type ModuleFacts = z.infer<typeof ModuleFacts>;

/** One configuration's output. */
const Output = z.object({
  /** Its folder in `assets`, '' if it's theirs. */
  folder: z.string(),
  publicPath: z.string(),
  isModule: z.boolean(),
  /** Scripts and styles of each entry, in the order in which a page loads them. */
  entries: z.array(z.array(z.string())),
});
export type Output = z.infer<typeof Output>;

const Text = z.string().check(z.maxLength(MAX_TEXT));
const Problems = z.array(z.string()).check(z.maxLength(MAX_PROBLEMS));

const BuildResult = z.object({
  /** What `npx webpack` prints, including what the configuration, plugins and loaders print. */
  printed: Text,
  /** Contents of emitted files by their paths from the output folder, which all configurations share. */
  assets: z.record(z.string(), z.instanceof(Uint8Array)),
  outputs: z.array(Output),
  errors: Problems,
  warnings: Problems,
  modules: z.array(ModuleFacts).check(z.maxLength(MAX_MODULES)),
  milliseconds: z.number(),
});
export type BuildResult = z.infer<typeof BuildResult>;

/** `failed`: the configuration is wrong or throws, or webpack itself threw. */
const BuildAnswer = z.discriminatedUnion("state", [
  z.object({ type: z.literal("built"), id: z.number(), state: z.literal("done"), result: BuildResult }),
  z.object({
    type: z.literal("built"),
    id: z.number(),
    state: z.literal("failed"),
    printed: Text,
    error: Text,
  }),
]);
export type BuildAnswer = z.infer<typeof BuildAnswer>;

const Ready = z.object({ type: z.literal("ready"), version: z.string() });

export type WorkerMessage = z.infer<typeof Ready> | BuildAnswer;

/** A frame's document has loaded, with an opaque origin as intended. */
const FrameReady = z.object({ type: z.literal("frameReady") });
export type FrameReady = z.infer<typeof FrameReady>;

/** `start` hands over the worker's script. */
export type FrameRequest = BuildRequest | { type: "start"; script: ArrayBuffer };

/** `broken`: the worker's script can't be run. */
export const FrameMessage = z.union([
  FrameReady,
  Ready,
  BuildAnswer,
  z.object({ type: z.literal("broken"), message: z.string() }),
]);
export type FrameMessage = z.infer<typeof FrameMessage>;

/** The frame answers a `ping` if nothing keeps it busy. */
export type PreviewRequest = RunRequest | { type: "ping" };

export type RunRequest = { type: "run" } & Pick<BuildResult, "assets" | "outputs">;

const LogLine = z.object({
  type: z.literal("log"),
  level: z.enum(["log", "warn", "error", "table"]),
  text: z.string().check(z.maxLength(MAX_LINE)),
});
export type LogLine = z.infer<typeof LogLine>;

/** `overrun`: the run was stopped at a place like `main.js:3`, because a task took too long. */
export const PreviewMessage = z.discriminatedUnion("type", [
  FrameReady,
  LogLine,
  z.object({ type: z.literal("pong") }),
  z.object({ type: z.literal("overrun"), place: z.string() }),
]);
export type PreviewMessage = z.infer<typeof PreviewMessage>;
