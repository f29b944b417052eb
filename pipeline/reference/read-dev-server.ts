import type webpack from "webpack";
import type { DefaultValue, ReferenceEntry } from "#model/reference.ts";
import type { InstalledPackage } from "./installed-package.ts";
import { openSchema } from "./json-schema.ts";
import { propertyOf, valueAt } from "./look-into.ts";
import { optionFlags } from "./option-flags.ts";
import { compilerOf } from "./read-defaults.ts";
import { readOptions } from "./read-options.ts";
import type { DefaultFolders } from "./run-defaults.ts";
import { valueWords } from "./value-words.ts";

/** Options of `devServer`, with the values that the server itself fills in. */
export async function readDevServer(
  source: InstalledPackage,
  exported: typeof webpack,
  folders: DefaultFolders,
): Promise<ReferenceEntry[]> {
  const schema = openSchema(source, "dist/options.json");
  const flags = new Map(
    [...optionFlags(exported, source.load("dist/options.json"))].map(([path, flag]) => [`devServer.${path}`, flag]),
  );
  const entries = readOptions({ category: "dev-server-options", schema, source, prefix: "devServer", flags });
  const filled = await runServer(source, exported, folders);
  return entries.map((entry) => {
    const defaults = defaultsOf(filled, entry.name);
    return { ...entry, ...(defaults.length > 0 && { defaults }) };
  });
}

/** `new Server({}, compiler)` after its own normalization. */
async function runServer(
  source: InstalledPackage,
  exported: typeof webpack,
  folders: DefaultFolders,
): Promise<unknown> {
  const Server = source.load("dist/Server.js");
  const constructor = typeof Server === "function" ? Server : propertyOf(Server, "default");
  if (typeof constructor !== "function") return {};
  const server: unknown = Reflect.construct(constructor, [{}, compilerOf(exported, { mode: "development" }, folders)]);
  const normalize = propertyOf(server, "normalizeOptions");
  if (typeof normalize === "function") await Reflect.apply(normalize, server, []);
  return propertyOf(server, "options");
}

function defaultsOf(options: unknown, name: string): DefaultValue[] {
  const path = name.split(".").slice(1);
  // The server makes a list of one folder of what a reader writes as an object.
  const value =
    path[0] === "static" && path.length > 1
      ? valueAt(propertyOf(propertyOf(options, "static"), "0"), path.slice(1))
      : valueAt(options, path);
  const words = path.length === 0 ? undefined : valueWords(value, new Map([[process.cwd(), "process.cwd()"]]));
  return words === undefined ? [] : [{ value: words }];
}
