import type webpack from "webpack";
import type { Configuration } from "webpack";

/** Where a default was obtained: one mode and one target, and a setting that others depend on. */
export type DefaultCase = { mode: Mode; target: TargetName; setting: string };

export type Mode = (typeof MODES)[number];
export type TargetName = keyof typeof TARGETS;

/** What webpack fills in, in every case. */
export type DefaultRuns = { case: DefaultCase; options: unknown }[];

export const MODES = ["production", "development", "none"] as const;

/** Kinds of environments that webpack's defaults tell apart. */
export const TARGETS = {
  web: "web",
  webworker: "webworker",
  node: "node",
  "electron-main": "electron-main",
  "electron-renderer": "electron-renderer",
  universal: "universal",
  es5: ["web", "es5"],
} as const;

const notATerminal = Object.create(process.stderr, { isTTY: { value: false } });
const terminal = Object.create(process.stderr, { isTTY: { value: true } });

/** Settings that change defaults of other options, named by what a reader writes. '' changes nothing. */
const SETTINGS: Record<string, (fill: Configuration) => Configuration> = {
  "": (fill) => fill,
  "with experiments.futureDefaults": (fill) => ({ ...fill, experiments: { ...fill.experiments, futureDefaults: true } }),
  "with output.module": (fill) => ({ ...fill, output: { ...fill.output, module: true } }),
  "in a terminal": (fill) => ({ ...fill, infrastructureLogging: { stream: terminal } }),
};

/** Options whose own options have defaults only once they are used. */
const OPENED: Configuration[] = [
  {},
  { cache: { type: "filesystem" } },
  { cache: { type: "memory" } },
  { performance: {} },
  { output: { library: { type: "umd" }, trustedTypes: {}, html: {}, clean: {}, resourceHints: {} } },
  { experiments: { buildHttp: { allowedUris: [] }, lazyCompilation: {} } },
  { dotenv: {} },
];

/** Runs webpack's own normalization and defaults in every case. `context` is a folder without files. */
export function runDefaults({ config }: typeof webpack, context: string): DefaultRuns[] {
  return OPENED.map((opened) =>
    Object.entries(SETTINGS).flatMap(([setting, change]) =>
      MODES.flatMap((mode) =>
        targetNames().flatMap((target) => {
          const filled: Configuration = { ...opened, mode, target: targetOf(target), context, infrastructureLogging: { stream: notATerminal } };
          const options = config.getNormalizedWebpackOptions(change(filled));
          try {
            config.applyWebpackOptionsDefaults(options);
          } catch {
            // Not every target can be combined with every setting.
            return [];
          }
          return { case: { mode, target, setting }, options };
        }),
      ),
    ),
  );
}

function targetNames(): TargetName[] {
  return ["web", "webworker", "node", "electron-main", "electron-renderer", "universal", "es5"];
}

function targetOf(name: TargetName): string | string[] {
  const target = TARGETS[name];
  return typeof target === "string" ? target : [...target];
}
