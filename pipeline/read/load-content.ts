import { stat } from "node:fs/promises";
import type { Problem } from "#model/problem.ts";
import { NOTHING_KEPT } from "../kept.ts";
import { laterParsed } from "./later-parsed.ts";
import { isKnown, onceParsed } from "./once-parsed.ts";
import { hashOfPage, type ParseOptions, parseHead, parsePage } from "./parse-page.ts";
import { type ContentFile, isPagePath, readContent } from "./read-content.ts";
import type { SourcePage } from "./source-page.ts";

export type Content = {
  sources: SourcePage[];
  pictures: ContentFile[];
  /** Of files that are no pages, and of the folder itself. */
  problems: Problem[];
};

export type LoadOptions = ParseOptions & {
  /** Of pages that no earlier run knows, reads the head alone; the rest is parsed when it is asked for. */
  later?: boolean;
};

/** The content folder → its pages, each parsed once, and its pictures. */
export async function loadContent(root: string, options: LoadOptions, kept = NOTHING_KEPT): Promise<Content> {
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
    const parse = () => onceParsed(kept, hash, () => parsePage(file, options));
    const head = options.later && !isKnown(kept, hash) ? parseHead(file, options) : undefined;
    const parsed = head === undefined ? parse() : laterParsed(head, () => asPage(parse()));
    if (Array.isArray(parsed)) problems.push(...parsed);
    else sources.push(parsed);
  }
  return { sources, pictures: files.filter((file) => !isPagePath(file.path)), problems };
}

/** What a page with a right head is parsed to. */
function asPage(parsed: SourcePage | Problem[]): SourcePage {
  if (Array.isArray(parsed)) throw new Error(`${parsed[0]?.file}'s head is right, and yet it is no page.`);
  return parsed;
}

function nothing(message: string): Content {
  const remedy = "Put Markdown files (.md, .mdx) into it, or name another folder: --content DIR.";
  const problem: Problem = { file: "", line: 1, column: 1, rule: "no-pages", severity: "error", message, remedy };
  return { sources: [], pictures: [], problems: [problem] };
}
