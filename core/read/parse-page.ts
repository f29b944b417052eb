import type { Root } from "mdast";
import type { Problem } from "#model/problem.ts";
import { urlOfFile } from "#model/url.ts";
import { hashOf } from "../cache/hash.ts";
import { hashOfCode, keyOf } from "../cache/step-cache.ts";
import { assignHeadingIds } from "../markdown/assign-heading-ids.ts";
import { fenceOptions } from "../markdown/fence-options.ts";
import { formAsides } from "../markdown/form-asides.ts";
import { formCodeBlocks } from "../markdown/form-code-blocks.ts";
import { idsOfPage } from "../markdown/ids-of-page.ts";
import { imagesOfPage } from "../markdown/images-of-page.ts";
import { linksOfPage } from "../markdown/links-of-page.ts";
import { namesInTables } from "../markdown/names-in-tables.ts";
import { OWN_IDS } from "../markdown/own-ids.ts";
import { FENCE_WORDS } from "../markdown/parse-fence.ts";
import { MarkdownError, parseMarkdown } from "../markdown/parse-markdown.ts";
import { replaceEmoji } from "../markdown/replace-emoji.ts";
import type { PageHead, SourcePage } from "../markdown/source-page.ts";
import { problemIn } from "../problems/problem-in.ts";
import type { Report } from "../problems/report.ts";
import { decodeText } from "./decode-text.ts";
import { type ParsedFrontMatter, parseFrontMatter } from "./parse-front-matter.ts";
import type { ContentFile } from "./read-content.ts";

/** Changes what a page's file becomes before anything is known about other pages. */
export type ParsePlugin = {
  /** File of the plugin, whose code is an input of the parsed page. */
  module: string;
  /** Words after a fence's language that the feature understands: 'example="…"'. */
  fenceWords?: readonly string[];
  /** Checks or changes the text of a page before it's parsed. */
  text?: (text: string, path: string, report: Report) => string;
};

const STEP = { name: "parse", module: import.meta.filename };

/**
 * Parses a file to a page with its syntax tree. Returns only the problems of a file that can't be decoded, and only the
 * head of a page whose text can't be parsed. Everything that depends on the file alone is computed here, once.
 */
export function parsePage(file: ContentFile, plugins: readonly ParsePlugin[] = []): SourcePage | Problem[] {
  const problems: Problem[] = [];
  const report: Report = (rule, place, message, fix, severity = "error") =>
    void problems.push(problemIn(file, place, { rule, severity, message, fix }));

  const text = textOf(file, plugins, report);
  if (text === undefined) return problems;
  const tree = parseTree(text, extensionOf(file), report);
  if (tree === undefined) return unreadablePage(parseHead(file, plugins), problems);
  const parsed = parseFrontMatter(tree, text, { path: file.path, report });
  if (parsed === undefined) return problems;
  const words = [...FENCE_WORDS, ...plugins.flatMap(({ fenceWords = [] }) => fenceWords)];
  formCodeBlocks(tree, report, words);
  replaceEmoji(tree);
  const headings = assignHeadingIds(tree, report, OWN_IDS);
  const head = headOf(file, plugins, parsed);
  return {
    ...head,
    tree,
    headings,
    ids: idsOfPage({ tree, headings }),
    links: linksOfPage({ tree, ...head }),
    images: imagesOfPage({ tree }),
    fenceOptions: fenceOptions(tree),
    namesInTables: namesInTables(tree),
    problems,
  };
}

/** Returns the head of a page whose text can't be parsed, or only its problems if the head is invalid too. */
function unreadablePage(head: PageHead | undefined, problems: Problem[]): SourcePage | Problem[] {
  if (head === undefined) return problems;
  const tree: Root = { type: "root", children: [] };
  const nothing = { headings: [], ids: [], links: [], images: [], fenceOptions: {}, namesInTables: [] };
  return { ...head, ...nothing, tree, problems, unreadable: true };
}

/** Parses only the head of a page. Returns undefined if it has a mistake. */
function parseHead(file: ContentFile, plugins: readonly ParsePlugin[]): PageHead | undefined {
  let isRight = true;
  const report: Report = () => void (isRight = false);
  const text = textOf(file, plugins, report) ?? "";
  const tree = parseMarkdown(FRONT_MATTER.exec(text)?.[0] ?? "", "md");
  const parsed = parseFrontMatter(tree, text, { path: file.path, report });
  return isRight && parsed !== undefined ? headOf(file, plugins, parsed) : undefined;
}

function textOf({ path, bytes }: ContentFile, plugins: readonly ParsePlugin[], report: Report): string | undefined {
  const decoded = decodeText(bytes, report);
  return decoded && plugins.reduce((text, plugin) => plugin.text?.(text, path, report) ?? text, decoded);
}

const FRONT_MATTER = /^---[ \t]*\n(?:.*\n)*?---[ \t]*(?:\n|$)/;

function headOf(
  file: ContentFile,
  plugins: readonly ParsePlugin[],
  { frontMatter, places }: ParsedFrontMatter,
): PageHead {
  return {
    hash: hashOfPage(file, plugins),
    path: file.path,
    ...(file.translationOf !== undefined && { translationOf: file.translationOf }),
    url: urlOfFile(file.translationOf ?? file.path),
    extension: extensionOf(file),
    size: file.bytes.length,
    frontMatter,
    frontMatterPlaces: places,
  };
}

function extensionOf({ path }: ContentFile): "md" | "mdx" {
  return /\.mdx$/i.test(path) ? "mdx" : "md";
}

/** Hashes everything that a page is parsed from, and the code that parses it. */
export function hashOfPage(
  { path, translationOf = path, bytes }: ContentFile,
  plugins: readonly ParsePlugin[] = [],
): string {
  return keyOf(STEP, [path, translationOf, hashOf(bytes), ...plugins.map(({ module }) => hashOfCode(module))]);
}

/** Parses the text and its asides; undefined for MDX that can't be parsed. */
function parseTree(text: string, extension: "md" | "mdx", report: Report): Root | undefined {
  try {
    const tree = parseMarkdown(text, extension);
    formAsides(tree, text, extension);
    return tree;
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    report("syntax", error.place, error.message, error.fix);
    return undefined;
  }
}
