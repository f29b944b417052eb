import path from "node:path";
import { promisify } from "node:util";

/** Returns the sorted paths of all files in a folder and its subfolders. `fs` is one of webpack's file systems. */
export async function listFiles(fs, folder) {
  const readdir = promisify(fs.readdir.bind(fs));
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries.map((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? listFiles(fs, file) : [file];
  });
  return (await Promise.all(lists)).flat().sort();
}
