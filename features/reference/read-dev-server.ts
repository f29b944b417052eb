import type webpack from "webpack";
import type { OptionFlag } from "#model/flag.ts";
import type { DefaultValue, ReferenceEntry } from "#model/reference.ts";
import { describeValue } from "./describe-value.ts";
import type { InstalledPackage } from "./installed-package.ts";
import { openSchema } from "./json-schema.ts";
import { propertyOf, valueAt } from "./look-into.ts";
import { flagsByOption } from "./read-flags.ts";
import { readOptions } from "./read-options.ts";

/** Returns the options of `devServer` with the defaults that the server sets. */
export async function readDevServer(
  source: InstalledPackage,
  exported: typeof webpack,
  flags: readonly OptionFlag[],
): Promise<ReferenceEntry[]> {
  const schema = openSchema(source, "dist/options.json");
  const category = "dev-server-options";
  const entries = readOptions({ category, schema, source, prefix: "devServer", flags: flagsByOption(flags) });
  const filled = await runServer(source, exported);
  return entries.map((entry) => {
    const defaults = defaultsOf(filled, entry.name);
    return { ...entry, ...(defaults.length > 0 && { defaults }) };
  });
}

/** Normalizes the options of `new Server({}, compiler)`. */
async function runServer(source: InstalledPackage, exported: typeof webpack): Promise<unknown> {
  const Server = source.load("dist/Server.js");
  if (typeof Server !== "function") return {};
  const server: unknown = Reflect.construct(Server, [{}, exported({ mode: "development" })]);
  const normalize = propertyOf(server, "normalizeOptions");
  if (typeof normalize === "function") await Reflect.apply(normalize, server, []);
  return propertyOf(server, "options");
}

function defaultsOf(options: unknown, name: string): DefaultValue[] {
  const path = name.split(".").slice(1);
  // The server turns an object into a list with one folder.
  const value =
    path[0] === "static" && path.length > 1
      ? valueAt(propertyOf(propertyOf(options, "static"), "0"), path.slice(1))
      : valueAt(options, path);
  const text = path.length === 0 ? undefined : describeValue(value, new Map([[process.cwd(), "process.cwd()"]]));
  return text === undefined ? [] : [{ value: text }];
}
