import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Compiler, MultiStats, Stats } from "webpack";

/** Result of a build in Node or in the playground. Bytes are in base64. */
export type Outcome =
  | { assets: Record<string, string>; errors: string[]; warnings: string[]; text: string }
  | { thrown: string };

/**
 * Builds a project on disk like webpack-cli does, with the webpack in its node_modules, and hides what the project
 * prints.
 */
export async function buildInNode(root: string): Promise<Outcome> {
  const back = process.cwd();
  const { log, info, warn, error: printError } = console;
  Object.assign(console, { log() {}, info() {}, warn() {}, error() {} });
  process.chdir(root);
  try {
    const webpack: (configuration: unknown) => Compiler = createRequire(join(root, "package.json"))("webpack");
    const compiler = webpack(await loadConfiguration(root));
    const stats = await promisify<Stats | MultiStats | undefined>(compiler.run.bind(compiler))();
    if (stats === undefined) throw new Error("webpack returned no stats.");
    const outcome = outcomeOf(stats);
    await promisify(compiler.close.bind(compiler))();
    return outcome;
  } catch (error) {
    return { thrown: error instanceof Error ? error.message : String(error) };
  } finally {
    process.chdir(back);
    Object.assign(console, { log, info, warn, error: printError });
  }
}

async function loadConfiguration(root: string): Promise<unknown> {
  const name = ["js", "mjs", "cjs", "ts"]
    .map((each) => `webpack.config.${each}`)
    .find((each) => existsSync(join(root, each)));
  if (name === undefined) return {};
  const file = join(root, name);
  const loaded = await import(pathToFileURL(file).href).catch(() => ({ default: createRequire(file)(file) }));
  const exported = await loaded.default;
  const environment = () => ({ WEBPACK_BUNDLE: true, WEBPACK_BUILD: true });
  const resolve = async (each: unknown) => {
    const configuration = typeof each === "function" ? await each(environment(), { env: environment() }) : await each;
    if (typeof configuration?.cache === "object") configuration.cache = { type: "memory" };
    return configuration;
  };
  return Array.isArray(exported) ? Promise.all(exported.map(resolve)) : resolve(exported);
}

function outcomeOf(stats: Stats | MultiStats): Outcome {
  const list = "stats" in stats ? stats.stats : [stats];
  const json = list.map((each) => each.toJson({ all: false, errors: true, warnings: true }));
  const assets = list.flatMap(({ compilation }) =>
    compilation.getAssets().map(({ name }): [string, string] => {
      const file = join(compilation.compiler.outputPath, name.replace(/[?#].*$/, ""));
      return [file, existsSync(file) ? readFileSync(file).toString("base64") : ""];
    }),
  );
  return {
    assets: Object.fromEntries(assets),
    errors: json.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
    warnings: json.flatMap(({ warnings = [] }) => warnings.map(({ message }) => message)),
    text:
      "stats" in stats
        ? stats.toString({ children: stats.stats.map((each) => each.compilation.options.stats) } as never)
        : stats.toString(stats.compilation.options.stats),
  };
}
