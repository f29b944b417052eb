import { readdirSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";

/** Text of each file of one example by its path from the example's folder, with forward slashes. */
export type Example = ReadonlyMap<string, string>;

/** Examples by the names of their folders. */
export type Examples = ReadonlyMap<string, Example>;

/** Output of `npm install` and webpack; a package inside an example may have its own dist/. */
const NOT_SOURCES = /(?:^|\/)node_modules$|^dist$/;

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

/** Reads the files of one example, by path. Small files are read fastest one after the other. */
export function readExampleFiles(root: string, name: string): ReadonlyMap<string, Buffer> {
  return new Map(readFiles(join(root, "examples", name), ""));
}

function readFiles(directory: string, below: string): [string, Buffer][] {
  return readdirSync(`${directory}/${below}`, { withFileTypes: true }).flatMap((entry): [string, Buffer][] => {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SOURCES.test(path) ? [] : readFiles(directory, path);
    return entry.isFile() ? [[path, readFileSync(`${directory}/${path}`)]] : [];
  });
}
