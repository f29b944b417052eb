import type { Root } from "mdast";
import type { Problem } from "#model/problem.ts";
import { urlOfFile } from "#model/url.ts";
import { quotedExamples } from "../examples/quoted-examples.ts";
import { hashOf } from "../kept.ts";
import { assignHeadingIds } from "../markdown/assign-heading-ids.ts";
import { formAsides } from "../markdown/form-asides.ts";
import { formCodeBlocks } from "../markdown/form-code-blocks.ts";
import { idsOfPage } from "../markdown/ids-of-page.ts";
import { linksOfPage } from "../markdown/links-of-page.ts";
import { namesInTables } from "../markdown/names-in-tables.ts";
import { MarkdownError, parseMarkdown } from "../markdown/parse-markdown.ts";
import { picturesOfPage } from "../markdown/pictures-of-page.ts";
import { replaceEmoji } from "../markdown/replace-emoji.ts";
import { OWN_IDS } from "../packages/safe-id.ts";
import { decodeText } from "./decode-text.ts";
import { parseFrontMatter } from "./parse-front-matter.ts";
import type { ContentFile } from "./read-content.ts";
import type { Place, SourcePage } from "./source-page.ts";

export type ParseOptions = {
  /** Other people's documentation: a page needs no front matter. */
  foreign: boolean;
};

/**
 * File → page with its syntax tree, or, for a file that can't be read at all, only its problems.
 * Everything that can be known from the file alone is done here, once.
 */
export function parsePage(file: ContentFile, options: ParseOptions): SourcePage | Problem[] {
  const problems: Problem[] = [];
  const report: Report = (rule, place, message, remedy, severity = "error") =>
    void problems.push({ file: file.path, ...place, rule, severity, message, remedy });

  const text = decodeText(file.bytes, report);
  if (text === undefined) return problems;
  const extension = /\.mdx$/i.test(file.path) ? "mdx" : "md";
  const tree = parseTree(text, extension, report);
  if (tree === undefined) return problems;
  const parsed = parseFrontMatter(tree, text, { path: file.path, foreign: options.foreign, report });
  if (parsed === undefined) return problems;
  formCodeBlocks(tree, report);
  replaceEmoji(tree);
  const headings = assignHeadingIds(tree, report, OWN_IDS);
  const { frontMatter, places: frontMatterPlaces } = parsed;
  return {
    hash: hashOfPage(file, options),
    path: file.path,
    url: urlOfFile(file.path),
    extension,
    size: file.bytes.length,
    frontMatter,
    frontMatterPlaces,
    tree,
    headings,
    ids: idsOfPage({ tree, headings }),
    links: linksOfPage({ tree, frontMatter, frontMatterPlaces }),
    pictures: picturesOfPage({ tree }),
    examples: quotedExamples({ tree }),
    namesInTables: namesInTables(tree),
    problems,
  };
}

/** Of all that a page is parsed from. */
export function hashOfPage({ path, bytes }: ContentFile, { foreign }: ParseOptions): string {
  return hashOf(path, bytes, `${foreign}`);
}

/** The syntax tree with its asides; undefined for MDX that can't be parsed. */
function parseTree(text: string, extension: "md" | "mdx", report: Report): Root | undefined {
  try {
    const tree = parseMarkdown(text, extension);
    formAsides(tree, text, extension);
    return tree;
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    report("syntax", error.place, error.message, error.remedy);
    return undefined;
  }
}

export type Report = (
  rule: string,
  place: Place,
  message: string,
  remedy: string,
  severity?: Problem["severity"],
) => void;
