import type { Configuration } from "webpack";
import { conditions } from "#strings";
import type { InstalledPackage } from "./installed-package.ts";
import { loadWebpack } from "./load-webpack.ts";
import { propertyOf, valueAt } from "./look-into.ts";

/** The circumstances of a default: mode, target, and a setting that others depend on. */
export type DefaultCase = { mode: (typeof MODES)[number]; target: string; setting: string };

/** Options that webpack sets in every case, for one given configuration. */
export type DefaultRuns = { given: Configuration; runs: { case: DefaultCase; options: unknown }[] };

/** Two possible contexts: a folder without files, and one with a package.json with the name "shop". */
export type DefaultFolders = { empty: string; named: string };

/** The case in which an option of `resolve` is used by require() instead of import. */
const REQUIRE = conditions.require;

export const MODES = ["production", "development", "none"] as const;

/** Kinds of environments with different defaults. */
const TARGETS: Record<string, string | string[]> = {
  web: "web",
  webworker: "webworker",
  node: "node",
  "electron-main": "electron-main",
  "electron-renderer": "electron-renderer",
  es5: ["web", "es5"],
};

/** Settings that change other defaults, as readers see them; '' changes nothing. */
const SETTINGS: Record<string, (fill: Configuration, folders: DefaultFolders) => Configuration> = {
  "": (fill) => fill,
  [conditions.option("experiments.futureDefaults")]: (fill) => ({
    ...fill,
    experiments: { ...fill.experiments, futureDefaults: true },
  }),
  [conditions.option("output.module")]: (fill) => ({ ...fill, output: { ...fill.output, module: true } }),
  [conditions.packageName("shop")]: (fill, folders) => ({ ...fill, context: folders.named }),
};

/** Options whose nested options only have defaults if the option itself is set. */
const OPENED: Configuration[] = [
  {},
  { cache: { type: "filesystem" } },
  { cache: { type: "memory" } },
  { performance: {} },
  { output: { library: { type: "umd" }, trustedTypes: {}, html: {}, clean: {}, resourceHints: {} } },
  { experiments: { buildHttp: { allowedUris: [] }, lazyCompilation: {} } },
  { dotenv: {} },
];

/** Runs webpack's normalization and defaults in every case. */
export function runDefaults(source: InstalledPackage, folders: DefaultFolders): DefaultRuns[] {
  const { config } = loadWebpack(source);
  const resolveByProperty = propertyOf(source.load("lib/util/cleverMerge.js"), "resolveByProperty");
  return OPENED.map((given) => ({
    given,
    runs: Object.entries(SETTINGS).flatMap(([setting, change]) =>
      MODES.flatMap((mode) =>
        Object.entries(TARGETS).flatMap(([target, value]) => {
          const filled: Configuration = { ...structuredClone(given), mode, target: value, context: folders.empty };
          const options = config.getNormalizedWebpackOptions(change(filled, folders));
          try {
            config.applyWebpackOptionsDefaults(options);
          } catch {
            // Older versions reject modules for some targets.
            return [];
          }
          const seen = (dependency: string) => ({
            ...options,
            resolve: resolveSeenBy(dependency, options, resolveByProperty),
          });
          const byImport = { case: { mode, target, setting }, options: seen("esm") };
          return setting === ""
            ? [byImport, { case: { mode, target, setting: REQUIRE }, options: seen("commonjs") }]
            : [byImport];
        }),
      ),
    ),
  }));
}

/** Merges the `byDependency` for one kind of dependency into `resolve`. */
function resolveSeenBy(dependency: string, options: unknown, resolveByProperty: unknown): unknown {
  const resolve = propertyOf(options, "resolve");
  if (typeof resolveByProperty !== "function") return resolve;
  const seen: unknown = Reflect.apply(resolveByProperty, undefined, [resolve, "byDependency", dependency]);
  return { ...Object(seen), byDependency: valueAt(resolve, ["byDependency"]) };
}
