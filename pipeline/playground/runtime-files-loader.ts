import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { LoaderContext } from "webpack";

const PACKAGES = resolve(import.meta.dirname, "../../node_modules");

/**
 * Exports the files that webpack adds to a project's bundle, by path in the worker's file system. The option is
 * webpack's folder.
 */
export default function runtimeFilesLoader(this: LoaderContext<{ webpack: string }>): string {
  const { webpack } = this.getOptions();
  const hot = readdirSync(join(webpack, "hot")).map((name) => `hot/${name}`);
  const own = [...hot, "package.json", "lib/html/favicon.svg"].map((name): [string, string] => [
    `webpack/${name}`,
    join(webpack, name),
  ]);
  const events = ["events/events.js", "events/package.json"].map((name): [string, string] => [
    name,
    join(PACKAGES, name),
  ]);
  const present = [...own, ...events].filter(([, file]) => existsSync(file));
  const files = present.map(([name, file]) => [`/node_modules/${name}`, readFileSync(file, "utf8")]);
  return `export default ${JSON.stringify(Object.fromEntries(files))};`;
}
