import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathsBelow } from "../cache/hash.ts";

/** A file of the content folder. `translationOf`: the path of the English page that it translates. */
export type ContentFile = { path: string; bytes: Buffer; translationOf?: string };

/**
 * Reads all pages and images below `root`, in the order of their paths. Hidden files and READMEs of folders are left
 * out.
 */
export async function readContent(root: string): Promise<ContentFile[]> {
  const paths = pathsBelow(root).filter(isContentPath);
  return Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(join(root, path)) })));
}

/** Recognizes pages and images by their paths. */
export function isContentPath(path: string): boolean {
  if (/(?:^|\/)(?:\.|node_modules\/)|^examples\//.test(path)) return false;
  return isPagePath(path) || /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i.test(path);
}

export function isPagePath(path: string): boolean {
  return /\.mdx?$/i.test(path) && !/(?:^|\/)README\.md$/i.test(path);
}
