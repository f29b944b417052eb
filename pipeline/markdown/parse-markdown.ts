import type { Nodes, Root } from "mdast";
import { markdownToMdast, mdxToMdast } from "satteri";
import type { Place } from "../read/source-page.ts";

/** Markdown that can't be parsed: only MDX has such. */
export class MarkdownError extends Error {
  readonly place: Place;
  readonly remedy: string;
  constructor(message: string, place: Place, remedy: string) {
    super(message);
    this.place = place;
    this.remedy = remedy;
  }
}

/** Source text, front matter included → mdast with positions. Throws MarkdownError. */
export function parseMarkdown(text: string, extension: "md" | "mdx"): Root {
  if (extension === "md") return rootOf(markdownToMdast(text));
  try {
    const tree = rootOf(mdxToMdast(hideHeadingIds(text)));
    showHeadingIds(tree);
    return tree;
  } catch (error) {
    throw markdownErrorOf(error);
  }
}

function rootOf(node: { type: string }): Root {
  if (!isRoot(node)) throw new TypeError(`The parser gave a ${node.type} where it should give a root.`);
  return node;
}

function isRoot(node: { type: string }): node is Root {
  return node.type === "root";
}

/** `## Title {#id}` is no MDX: its braces are hidden from the parser behind characters of the same length. */
function hideHeadingIds(text: string): string {
  return text.replace(ATX_HEADING_ID, "$1\uE000$2\uE001$3").replace(SETEXT_HEADING_ID, "\uE000$1\uE001$2");
}

/** `## Title {#id} ##`, in a quote or list too; no \s, which would cross lines and be slow where many are empty. */
const ATX_HEADING_ID = /^((?:[ \t]*(?:>|[-*+][ \t]|\d+[.)][ \t]))*[ \t]*#{1,6}[ \t].*)\{(#[^\s{}]+)\}([ \t]*(?:[ \t]#+)?[ \t]*)$/gm;
const SETEXT_HEADING_ID = /\{(#[^\s{}]+)\}([ \t]*)$(?=\n[ \t>]*(?:=+|-+)[ \t]*$)/gm;

function showHeadingIds(node: Nodes): void {
  if ("value" in node && node.value.includes("\uE000")) {
    node.value = node.value.replaceAll("\uE000", "{").replaceAll("\uE001", "}");
  }
  if ("children" in node) node.children.forEach(showHeadingIds);
}

/** '3:1: Unexpected character … (mdx-jsx:unexpected-character)' → the same with a place and a remedy. */
function markdownErrorOf(error: unknown): MarkdownError {
  const text = error instanceof Error ? error.message : String(error);
  const match = /^(\d+):(\d+): ([\s\S]*?)(?: \(mdx-[\w:-]+\))?$/.exec(text);
  const message = `MDX: ${match?.[3] ?? text}`;
  const place = { line: Number(match?.[1] ?? 1), column: Number(match?.[2] ?? 1) };
  return new MarkdownError(
    message.endsWith(".") ? message : `${message}.`,
    place,
    "Close every tag, write `<` and `{` that are text in code font or as \\< and \\{, comments as {/* … */}; or name the file .md.",
  );
}
