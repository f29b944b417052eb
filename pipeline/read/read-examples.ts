import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Text of each file of one example by its path from the example's folder, with forward slashes. */
export type Example = ReadonlyMap<string, string>;

/** Examples by the names of their folders. */
export type Examples = ReadonlyMap<string, Example>;

/** What `npm install` and webpack put there belongs to no example; a package inside of one may bring its own dist/. */
const NOT_SOURCES = /(?:^|\/)node_modules$|^dist$/;

/** The examples of a content folder; none where it has no folder examples/. */
export async function readExamples(root: string): Promise<Examples> {
  const names = await readExampleNames(root);
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const files = await readExampleFiles(root, name);
        return [name, new Map([...files].map(([path, bytes]) => [path, bytes.toString("utf8")]))] as const;
      }),
    ),
  );
}

export async function readExampleNames(root: string): Promise<string[]> {
  const entries = await readdir(join(root, "examples"), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Bytes of each file of one example, which may be a picture, by path. */
export async function readExampleFiles(root: string, name: string): Promise<ReadonlyMap<string, Buffer>> {
  return new Map(await readFiles(join(root, "examples", name), ""));
}

async function readFiles(directory: string, below: string): Promise<[string, Buffer][]> {
  const entries = await readdir(join(directory, below), { withFileTypes: true });
  const lists = entries.map(async (entry): Promise<[string, Buffer][]> => {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SOURCES.test(path) ? [] : readFiles(directory, path);
    return entry.isFile() ? [[path, await readFile(join(directory, path))]] : [];
  });
  return (await Promise.all(lists)).flat();
}
