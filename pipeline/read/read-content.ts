import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A file of the content folder. `translationOf`: the path of the English page that it translates. */
export type ContentFile = { path: string; bytes: Buffer; translationOf?: string };

/** Folders of the content root without pages. */
const NOT_PAGES = new Set(["examples", "node_modules"]);

/**
 * Reads all pages and images below `root`, in the order of their paths. Hidden files and READMEs of folders are left
 * out.
 */
export async function readContent(root: string): Promise<ContentFile[]> {
  const paths = (await listPaths(root, "")).sort();
  return Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(join(root, path)) })));
}

/** Recognizes pages and images by their paths. */
export function isContentPath(path: string): boolean {
  const parts = path.split("/");
  if (parts.some((part) => part.startsWith(".")) || NOT_PAGES.has(parts[0] ?? "")) return false;
  return isPagePath(path) || /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i.test(path);
}

export function isPagePath(path: string): boolean {
  return /\.mdx?$/i.test(path) && !/(?:^|\/)README\.md$/i.test(path);
}

async function listPaths(root: string, below: string): Promise<string[]> {
  const entries = await readdir(join(root, below), { withFileTypes: true });
  const lists = entries.map(async (entry) => {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) {
      return entry.name.startsWith(".") || NOT_PAGES.has(path) ? [] : listPaths(root, path);
    }
    return entry.isFile() && isContentPath(path) ? [path] : [];
  });
  return (await Promise.all(lists)).flat();
}
