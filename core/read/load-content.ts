import { stat } from "node:fs/promises";
import type { Problem } from "#model/problem.ts";
import { NO_CACHE } from "../cache/step-cache.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import { START } from "../problems/place.ts";
import { problemIn } from "../problems/problem-in.ts";
import { parseOnce } from "./parse-once.ts";
import { hashOfPage, type ParsePlugin, parsePage } from "./parse-page.ts";
import { type ContentFile, isPagePath, readContent } from "./read-content.ts";

export type Content = {
  sources: SourcePage[];
  images: ContentFile[];
  /** Problems of files that can't become pages, and of the folder. */
  problems: Problem[];
};

export type ContentOptions = {
  plugins?: readonly ParsePlugin[];
  /** Chooses the files that become pages: a translation replaces the page that it translates. */
  select?: (pages: readonly ContentFile[]) => Promise<readonly ContentFile[]>;
  /** Pages of the last reading by their hashes. Replaced with those of this one. */
  memory?: Map<string, SourcePage | Problem[]>;
};

/** Reads the pages and images of a content folder. */
export async function loadContent(
  root: string,
  { plugins = [], select = async (pages) => pages, memory = new Map() }: ContentOptions = {},
  cache = NO_CACHE,
): Promise<Content> {
  const folder = await stat(root).catch(() => undefined);
  if (folder === undefined) return nothing(`There is no folder ${root}.`);
  if (!folder.isDirectory()) return nothing(`${root} is not a folder.`);

  const files = await readContent(root);
  const pages = await select(files.filter((file) => isPagePath(file.path)));
  if (pages.length === 0) return nothing(`The folder ${root} has no pages.`);

  const sources: SourcePage[] = [];
  const problems: Problem[] = [];
  const earlier = new Map(memory);
  memory.clear();
  for (const file of pages) {
    const hash = hashOfPage(file, plugins);
    const parsed = earlier.get(hash) ?? parseOnce(cache, hash, () => parsePage(file, plugins));
    memory.set(hash, parsed);
    if (Array.isArray(parsed)) problems.push(...parsed);
    else sources.push(parsed);
  }
  return { sources, images: files.filter((file) => !isPagePath(file.path)), problems };
}

function nothing(message: string): Content {
  const fix = "Put Markdown files (.md, .mdx) into it, or name another folder: --content DIR.";
  const problem = problemIn({ path: "" }, START, { rule: "no-pages", message, fix });
  return { sources: [], images: [], problems: [problem] };
}
