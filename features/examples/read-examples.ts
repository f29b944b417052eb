import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { pathsBelow } from "../../core/cache/hash.ts";

/** Text of each file of one example by its path from the example's folder, with forward slashes. */
export type Example = ReadonlyMap<string, string>;

/** Examples by the names of their folders. */
export type Examples = ReadonlyMap<string, Example>;

/** Reads the examples of a content folder, if it has any, and yields to other tasks between examples. */
export async function readExamples(root: string): Promise<Examples> {
  const examples = new Map<string, Example>();
  for (const name of await readExampleNames(root)) {
    examples.set(name, exampleOf(readExampleFiles(root, name)));
    await setImmediate();
  }
  return examples;
}

export function exampleOf(files: ReadonlyMap<string, Buffer>): Example {
  return new Map([...files].map(([path, bytes]) => [path, bytes.toString("utf8")]));
}

export async function readExampleNames(root: string): Promise<string[]> {
  const entries = await readdir(join(root, "examples"), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/**
 * Reads the files of one example, by path. Its own `dist/` is webpack's output; a package inside it may have one too.
 */
export function readExampleFiles(root: string, name: string): ReadonlyMap<string, Buffer> {
  const folder = join(root, "examples", name);
  const paths = pathsBelow(folder).filter((path) => !path.startsWith("dist/"));
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}
