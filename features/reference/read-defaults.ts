import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import type webpack from "webpack";
import type { Compiler, Configuration } from "webpack";
import type { DefaultValue } from "#model/reference.ts";
import { conditions } from "#strings";
import { type CaseValue, describeDefaults } from "./describe-defaults.ts";
import { describeValue, isVague, type KnownFolders } from "./describe-value.ts";
import type { InstalledPackage } from "./installed-package.ts";
import { loadWebpack } from "./load-webpack.ts";
import { valueAt } from "./look-into.ts";
import { type DefaultFolders, type DefaultRuns, runDefaults } from "./run-defaults.ts";

export type Defaults = (path: string) => DefaultValue[];

/** Defaults that no run shows, or that depend on the machine. */
const FIXED_DEFAULTS: Record<string, DefaultValue[]> = {
  // The context depends on where webpack runs.
  context: [{ value: "process.cwd()" }],
  // The runs name a mode; without one, webpack warns and uses this.
  mode: [{ value: '"production"' }],
  target: [
    { value: '"browserslist"', when: conditions.browserslist },
    { value: '"web"', when: conditions.otherwise },
  ],
  // webpack resolves this to whether Node.js can strip types.
  "experiments.typescript": [
    { value: '"auto"' },
    { value: "true", when: conditions.option("experiments.futureDefaults") },
  ],
  "experiments.futureDefaults": [{ value: "false" }],
  entry: [{ value: '"./src"' }],
  "watchOptions.aggregateTimeout": [{ value: "20" }],
};

/** Returns the default of each option by running webpack's own code. */
export function readDefaults(source: InstalledPackage, folders: DefaultFolders): Defaults {
  const exported = loadWebpack(source);
  const known: KnownFolders = new Map([
    [folders.empty, "context"],
    [folders.named, "context"],
    [process.cwd(), "process.cwd()"],
    [source.root, "process.cwd()"],
    // webpack uses real paths, and node_modules may be a link.
    [dirname(realpathSync(join(source.root, "node_modules"))), "process.cwd()"],
  ]);
  const all = runDefaults(source, folders);
  const logging = runLogging(exported, folders);
  const stats = runStats(exported, folders);
  const find: Defaults = (path) => {
    const fixed = FIXED_DEFAULTS[path];
    if (fixed !== undefined) return fixed;
    // An object for one disables the other.
    const names = path.replace(/^optimization\.minimize\./, "optimization.minimizeOptions.").split(".");
    if (names[0] === "infrastructureLogging" && names.length > 1 && names[1] !== "progress")
      return describeTwo(logging, names.slice(1), known);
    if (names[0] === "stats" && names.length > 1) return describeTwo(stats, names.slice(1), known);
    return describeDefaults(valuesIn(bestRuns(all, names), names, known));
  };
  return (path) => {
    const found = find(path);
    return found.every(({ value }) => isVague(value)) ? [] : found;
  };
}

/** Returns the runs with the most values, except those that set the option themselves. */
function bestRuns(all: readonly DefaultRuns[], names: readonly string[]): DefaultRuns | undefined {
  const missing = ({ runs }: DefaultRuns) =>
    runs.filter((run) => run.case.setting === "" && valueAt(run.options, names) === undefined).length;
  return all.filter(({ given }) => valueAt(given, names) === undefined).toSorted((a, b) => missing(a) - missing(b))[0];
}

function valuesIn(runs: DefaultRuns | undefined, names: readonly string[], known: KnownFolders): CaseValue[] {
  return (runs?.runs ?? []).map((run) => ({
    case: run.case,
    value: describeValue(valueAt(run.options, names), known),
  }));
}

/** The options that webpack sets in two cases. */
type Two = { usual: unknown; other: unknown; when: string };

function describeTwo({ usual, other, when }: Two, names: readonly string[], known: KnownFolders): DefaultValue[] {
  const [first, second] = [usual, other].map((each) => describeValue(valueAt(each, names), known));
  if (first === undefined || second === undefined || first === second)
    return first === undefined ? [] : [{ value: first }];
  return [
    { value: second, when },
    { value: first, when: conditions.otherwise },
  ];
}

/** Streams that say whether they are a terminal, independent of the machine. */
const notATerminal: NodeJS.WritableStream = Object.create(process.stderr, { isTTY: { value: false } });
const terminal: NodeJS.WritableStream = Object.create(process.stderr, { isTTY: { value: true } });

function runLogging(exported: typeof webpack, folders: DefaultFolders): Two {
  const optionsFor = (stream: NodeJS.WritableStream) =>
    compilerOf(exported, { infrastructureLogging: { stream } }, folders).options.infrastructureLogging;
  return { usual: optionsFor(notATerminal), other: optionsFor(terminal), when: conditions.terminal };
}

function runStats(exported: typeof webpack, folders: DefaultFolders): Two {
  const compiler = compilerOf(exported, { infrastructureLogging: { stream: notATerminal } }, folders);
  const compilation = compiler.newCompilation(compiler.newCompilationParams());
  return {
    usual: compilation.createStatsOptions({}, { forToString: true }),
    other: compilation.createStatsOptions({}, { forToString: false }),
    when: conditions.json,
  };
}

/** Returns a compiler that is never run. */
export function compilerOf(exported: typeof webpack, configuration: Configuration, folders: DefaultFolders): Compiler {
  return exported({ mode: "production", context: folders.empty, ...configuration });
}
