import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const template = path.join(import.meta.dirname, "template");

/** Copies the template to a new or empty folder and fills it in. Returns the names of the files. */
export async function create(folder, { title }) {
  const name = path.basename(path.resolve(folder));
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(name)) throw new Error(`"${name}" isn't a valid package name.`);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);

  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(template, path.join(entry.parentPath, entry.name)))
    .sort();
  for (const file of files) {
    const source = await readFile(path.join(template, file), "utf8");
    const text = file.endsWith(".html")
      ? source.replaceAll("__TITLE__", () => escapeHtml(title))
      : source.replaceAll("__NAME__", () => name);
    const target = path.join(folder, file.replace(/(^|[\\/])_/, "$1."));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return files;
}

function escapeHtml(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
