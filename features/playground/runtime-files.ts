import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const PACKAGES = resolve(import.meta.dirname, "../../node_modules");

/** Returns the files that a webpack in this folder adds to a project's bundle, by path in the worker's file system. */
export function runtimeFiles(webpack: string): Record<string, string> {
  const hot = readdirSync(join(webpack, "hot")).map((name) => `hot/${name}`);
  const own = [...hot, "package.json", "lib/html/favicon.svg"].map((name) => [`webpack/${name}`, join(webpack, name)]);
  const events = ["events/events.js", "events/package.json"].map((name) => [name, join(PACKAGES, name)]);
  const present = [...own, ...events].filter(([, file = ""]) => existsSync(file));
  return Object.fromEntries(
    present.map(([name, file = ""]) => [`/project/node_modules/${name}`, readFileSync(file, "utf8")]),
  );
}
