import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Root } from "mdast";
import { parsePage } from "../../core/read/parse-page.ts";
import { type BlockChange, changedBlocks } from "./changed-blocks.ts";

/** Folder with the English text that each translation was made from. */
export const TRANSLATED_FROM = "data/translated-from";

/** 'data/translated-from/zh/concepts/index.md'. */
export function fileTranslatedFrom(language: string, original: string): string {
  return `${TRANSLATED_FROM}/${language}/${original}`;
}

/** Returns undefined if a translation doesn't record what it was made from. */
export async function readTranslatedFrom(language: string, original: string): Promise<Buffer | undefined> {
  return readFile(fileTranslatedFrom(language, original)).catch(() => undefined);
}

/** Records that a page's translation is made from today's English text. */
export async function recordTranslatedFrom(root: string, language: string, original: string): Promise<void> {
  const file = fileTranslatedFrom(language, original);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await readFile(join(root, original)));
}

/** Returns the differences between the English text that was translated and today's. */
export function changesSince(original: string, from: Buffer, now: Buffer): BlockChange[] {
  if (from.equals(now)) return [];
  return changedBlocks(treeOf(original, from), treeOf(original, now));
}

/** Returns the tree as pages show it: with asides and code tabs. */
function treeOf(path: string, bytes: Buffer): Root {
  const page = parsePage({ path, bytes });
  return Array.isArray(page) ? { type: "root", children: [] } : page.tree;
}
