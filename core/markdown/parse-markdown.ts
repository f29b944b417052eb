import type { Nodes, Root } from "mdast";
import { markdownToMdast, mdxToMdast } from "satteri";
import { type Place, placeAt } from "../problems/place.ts";
import { placeOf } from "./place-of.ts";

/** Text that can't be parsed, which only MDX can contain. */
export class MarkdownError extends Error {
  readonly place: Place;
  readonly fix: string;
  constructor(message: string, place: Place, fix: string) {
    super(message);
    this.place = place;
    this.fix = fix;
  }
}

/** Parses source text, including its front matter, to an mdast with positions. Throws MarkdownError. */
export function parseMarkdown(text: string, extension: "md" | "mdx"): Root {
  if (extension === "md") return rootOf(markdownToMdast(text));
  rejectDeepBrackets(text);
  const tree = parseMdx(hideHeadingIds(text));
  showHeadingIds(tree);
  rejectOverlappingTags(tree, text);
  return tree;
}

function parseMdx(text: string): Root {
  try {
    // A backslash at the very end of an import would abort the whole process: see docs/decisions/0001.
    return rootOf(mdxToMdast(text.endsWith("\\") ? `${text}\n` : text));
  } catch (error) {
    throw markdownErrorOf(error);
  }
}

const MAX_DEPTH = 200;

/** Rejects deeply nested expressions: thousands of levels would crash the process, and no page needs two hundred. */
function rejectDeepBrackets(text: string): void {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[{}]/g)) {
    depth = bracket === "{" ? depth + 1 : Math.max(0, depth - 1);
    if (depth <= MAX_DEPTH) continue;
    throw new MarkdownError(
      `MDX: braces are nested more than ${MAX_DEPTH} levels deep.`,
      placeAt(text, index),
      "Write less nested expressions.",
    );
  }
}

/** Rejects `*a <B>c* d</B>`: the parser would silently close the tag where the emphasis ends. */
function rejectOverlappingTags(node: Nodes, text: string): void {
  if ((node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement") && node.position !== undefined) {
    const { start, end } = node.position;
    const source = text.slice(start.offset, end.offset);
    if (!/(?:\/\s*>|<\/[^<>]*>)\s*$/.test(source)) {
      const tag = `<${node.name ?? ""}>`;
      throw new MarkdownError(
        `MDX: ${tag} isn't closed before its parent ends.`,
        placeOf(node),
        `Close ${tag} inside the emphasis, strong text or link in which it starts.`,
      );
    }
  }
  if ("children" in node) for (const child of node.children) rejectOverlappingTags(child, text);
}

function rootOf(node: { type: string }): Root {
  if (!isRoot(node)) throw new TypeError(`The parser returned a ${node.type} instead of a root.`);
  return node;
}

function isRoot(node: { type: string }): node is Root {
  return node.type === "root";
}

/** Hides the braces of `## Title {#id}`, which isn't MDX, from the parser by characters of the same length. */
function hideHeadingIds(text: string): string {
  return text.replace(ATX_HEADING_ID, "$1\uE000$2\uE001$3").replace(SETEXT_HEADING_ID, "\uE000$1\uE001$2");
}

/** `## Title {#id} ##`, also in a quote or list. No \s, which would cross lines and be slow if many are empty. */
const ATX_HEADING_ID =
  /^((?:[ \t]*(?:>|[-*+][ \t]|\d+[.)][ \t]))*[ \t]*#{1,6}[ \t].*)\{(#[^\s{}]+)\}([ \t]*(?:[ \t]#+)?[ \t]*)$/gm;
const SETEXT_HEADING_ID = /\{(#[^\s{}]+)\}([ \t]*)$(?=\n[ \t>]*(?:=+|-+)[ \t]*$)/gm;

function showHeadingIds(node: Nodes): void {
  if ("value" in node && node.value.includes("\uE000")) {
    node.value = node.value.replaceAll("\uE000", "{").replaceAll("\uE001", "}");
  }
  if ("children" in node) node.children.forEach(showHeadingIds);
}

/** Creates an error with a place and a fix from '3:1: Unexpected character … (mdx-jsx:unexpected-character)'. */
function markdownErrorOf(error: unknown): MarkdownError {
  const text = error instanceof Error ? error.message : String(error);
  const match = /^(\d+):(\d+): ([\s\S]*?)(?: \(mdx-[\w:-]+\))?$/.exec(text);
  const message = `MDX: ${match?.[3] ?? text}`;
  const place = { line: Number(match?.[1] ?? 1), column: Number(match?.[2] ?? 1) };
  return new MarkdownError(
    message.endsWith(".") ? message : `${message}.`,
    place,
    "Close every tag. Write `<` and `{` that are text in code font or as \\< and \\{, and comments as {/* … */}. Or rename the file to .md.",
  );
}
