import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { LoaderContext } from "webpack";

const PACKAGES = resolve(import.meta.dirname, "../../node_modules");

/** Files that webpack puts into the project's own bundle, by their paths in the worker's file system. */
export default function runtimeFilesLoader(this: LoaderContext<unknown>): string {
  const hot = readdirSync(join(PACKAGES, "webpack/hot")).map((name) => `webpack/hot/${name}`);
  const names = [
    ...hot,
    "webpack/package.json",
    "webpack/lib/html/favicon.svg",
    "events/events.js",
    "events/package.json",
  ];
  const present = names.filter((name) => existsSync(join(PACKAGES, name)));
  const files = present.map((name) => [`/node_modules/${name}`, readFileSync(join(PACKAGES, name), "utf8")]);
  return `export default ${JSON.stringify(Object.fromEntries(files))};`;
}
