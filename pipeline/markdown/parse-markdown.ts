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
  refuseDeepBrackets(text);
  const tree = parseMdx(hideHeadingIds(text));
  showHeadingIds(tree);
  refuseOverlappingTags(tree, text);
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

const DEEPEST = 200;

/** Expressions nested some thousand deep end the process; no page needs two hundred. */
function refuseDeepBrackets(text: string): void {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[{}]/g)) {
    depth = bracket === "{" ? depth + 1 : Math.max(0, depth - 1);
    if (depth <= DEEPEST) continue;
    const before = text.slice(0, index).split("\n");
    const place = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
    throw new MarkdownError(
      `MDX: braces are nested more than ${DEEPEST} deep.`,
      place,
      "Write less nested expressions.",
    );
  }
}

/** `*a <B>c* d</B>`: the parser closes the tag where the emphasis ends, and says nothing. */
function refuseOverlappingTags(node: Nodes, text: string): void {
  if ((node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement") && node.position !== undefined) {
    const { start, end } = node.position;
    const source = text.slice(start.offset, end.offset);
    if (!/(?:\/\s*>|<\/[^<>]*>)\s*$/.test(source)) {
      const place = { line: start.line, column: start.column };
      const tag = `<${node.name ?? ""}>`;
      throw new MarkdownError(
        `MDX: ${tag} is not closed before what it stands in ends.`,
        place,
        `Close ${tag} inside the emphasis, strong text or link that it begins in.`,
      );
    }
  }
  if ("children" in node) for (const child of node.children) refuseOverlappingTags(child, text);
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
const ATX_HEADING_ID =
  /^((?:[ \t]*(?:>|[-*+][ \t]|\d+[.)][ \t]))*[ \t]*#{1,6}[ \t].*)\{(#[^\s{}]+)\}([ \t]*(?:[ \t]#+)?[ \t]*)$/gm;
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
