import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Text of each file of one example by its path from the example's folder, with forward slashes. */
export type Example = ReadonlyMap<string, string>;

/** Examples by the names of their folders. */
export type Examples = ReadonlyMap<string, Example>;

/** What `npm install` and webpack put there belongs to no example. */
const NOT_SOURCES = new Set(["node_modules", "dist"]);

/** The examples of a content folder; none where it has no folder examples/. */
export async function readExamples(root: string): Promise<Examples> {
  const folder = join(root, "examples");
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const directories = entries.filter((entry) => entry.isDirectory());
  return new Map(
    await Promise.all(
      directories.map(async ({ name }) => [name, new Map(await readFiles(join(folder, name), ""))] as const),
    ),
  );
}

async function readFiles(directory: string, below: string): Promise<[string, string][]> {
  const entries = await readdir(join(directory, below), { withFileTypes: true });
  const lists = entries.map(async (entry): Promise<[string, string][]> => {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : readFiles(directory, path);
    return entry.isFile() ? [[path, await readFile(join(directory, path), "utf8")]] : [];
  });
  return (await Promise.all(lists)).flat();
}
