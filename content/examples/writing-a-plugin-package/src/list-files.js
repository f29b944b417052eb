import path from "node:path";
import { promisify } from "node:util";

/** Paths of all files below a folder, in alphabetical order. `fs` is a file system of webpack. */
export async function listFiles(fs, folder) {
  const readdir = promisify(fs.readdir.bind(fs));
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries.map((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? listFiles(fs, file) : [file];
  });
  return (await Promise.all(lists)).flat().sort();
}
