import type { Configuration, MultiConfiguration } from "webpack";
import type { Files } from "../protocol.ts";
import { forgetModules, load } from "./virtual-require.ts";

const NAMES = ["js", "mjs", "cjs", "ts", "mts", "cts"].map((extension) => `webpack.config.${extension}`);

/** What webpack-cli passes to a configuration that is a function. */
const ENVIRONMENT = { WEBPACK_BUNDLE: true, WEBPACK_BUILD: true };

/** Loads the project's configuration like webpack-cli does, except that nothing is cached on disk. */
export async function loadConfiguration(root: string, files: Files): Promise<Configuration | MultiConfiguration> {
  forgetModules();
  const name = NAMES.find((each) => files[each] !== undefined);
  if (name === undefined) return {};
  const loaded = load(`${root}/${name}`);
  const exported = isModule(loaded) ? loaded.default : loaded;
  const configurations = await Promise.all([await exported].flat().map(resolveConfiguration));
  for (const configuration of configurations)
    if (typeof configuration?.cache === "object") configuration.cache = { type: "memory" };
  return Array.isArray(exported) ? configurations : (configurations[0] ?? {});
}

async function resolveConfiguration(exported: unknown): Promise<Configuration> {
  const configuration =
    typeof exported === "function" ? await exported({ ...ENVIRONMENT }, { env: { ...ENVIRONMENT } }) : exported;
  return configuration as Configuration;
}

function isModule(loaded: unknown): loaded is { default: unknown } {
  return typeof loaded === "object" && loaded !== null && "__esModule" in loaded && "default" in loaded;
}
