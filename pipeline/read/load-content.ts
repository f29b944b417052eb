import { stat } from "node:fs/promises";
import type { Problem } from "#model/problem.ts";
import { NO_CACHE } from "../cache/step-cache.ts";
import { parseLater } from "./parse-later.ts";
import { isKnown, parseOnce } from "./parse-once.ts";
import { hashOfPage, type ParseOptions, parseHead, parsePage } from "./parse-page.ts";
import { type ContentFile, isPagePath, readContent } from "./read-content.ts";
import type { SourcePage } from "./source-page.ts";

export type Content = {
  sources: SourcePage[];
  images: ContentFile[];
  /** Problems of files that can't become pages, and of the folder. */
  problems: Problem[];
};

export type LoadOptions = ParseOptions & {
  /** Only reads the heads of uncached pages; the rest is parsed when it is needed. */
  later?: boolean;
};

/** Reads the pages and images of a content folder. */
export async function loadContent(root: string, options: LoadOptions, cache = NO_CACHE): Promise<Content> {
  const folder = await stat(root).catch(() => undefined);
  if (folder === undefined) return nothing(`There is no folder ${root}.`);
  if (!folder.isDirectory()) return nothing(`${root} is not a folder.`);

  const files = await readContent(root);
  const pages = files.filter((file) => isPagePath(file.path));
  if (pages.length === 0) return nothing(`The folder ${root} has no pages.`);

  const sources: SourcePage[] = [];
  const problems: Problem[] = [];
  for (const file of pages) {
    const hash = hashOfPage(file, options);
    const parse = () => parseOnce(cache, hash, () => parsePage(file, options));
    const head = options.later && !isKnown(cache, hash) ? parseHead(file, options) : undefined;
    const parsed = head === undefined ? parse() : parseLater(head, () => asPage(parse()));
    if (Array.isArray(parsed)) problems.push(...parsed);
    else sources.push(parsed);
  }
  return { sources, images: files.filter((file) => !isPagePath(file.path)), problems };
}

/** Parsing a page whose head is valid always gives a page. */
function asPage(parsed: SourcePage | Problem[]): SourcePage {
  if (Array.isArray(parsed)) throw new Error(`${parsed[0]?.file}'s head is right, and yet it is no page.`);
  return parsed;
}

function nothing(message: string): Content {
  const fix = "Put Markdown files (.md, .mdx) into it, or name another folder: --content DIR.";
  const problem: Problem = { file: "", line: 1, column: 1, rule: "no-pages", severity: "error", message, fix };
  return { sources: [], images: [], problems: [problem] };
}
