import type { Blockquote, Nodes, Paragraph, Root } from "mdast";
import { LABEL_LANGUAGE } from "#model/label-language.ts";
import * as strings from "#strings";
import type { Place } from "../problems/place.ts";
import { nodesOf } from "./nodes-of.ts";
import { MarkdownError, parseMarkdown } from "./parse-markdown.ts";
import { walkTree } from "./walk-tree.ts";

type AsideKind = keyof typeof strings.article.asides;

const MARKERS: Record<string, AsideKind> = { "T>": "tip", "W>": "warning", "?>": "todo" };
const MARKER_LINE = /^([TW?]>)(?= |$)/;
const ALERT = new RegExp(`^\\[!(${Object.keys(strings.article.asides).join("|")})\\][ \\t]*(?:\\n|$)`, "i");

/**
 * Turns `T> text` paragraphs and `> [!TIP]` quotes into quotes that become `<div role="note">`. A marked paragraph is
 * parsed again as a quote in its place, so that lists, code and several paragraphs work inside it.
 */
export function formAsides(tree: Root, text: string, extension: "md" | "mdx"): void {
  const lines = text.split("\n");
  formAsidesBelow(tree, { lines, definitions: definitionsOf(tree, lines), extension });
}

type Source = { lines: string[]; definitions: string; extension: "md" | "mdx" };

function formAsidesBelow(parent: Nodes, source: Source): void {
  if (!("children" in parent)) return;
  const children: Nodes[] = parent.children;
  for (const [index, child] of children.entries()) {
    if (child.type === "blockquote") formAlert(child);
    const kind = child.type === "paragraph" ? markerKind(child) : undefined;
    const quote = kind === undefined ? undefined : quoteInPlace(child, kind, source);
    if (quote !== undefined && kind !== undefined) children[index] = asAside(quote, kind);
    formAsidesBelow(children[index] ?? child, source);
  }
}

/** Turns only `> [!TIP]` quotes into asides, which is the syntax that GitHub knows, for external Markdown. */
export function formAlerts(tree: Root): void {
  for (const quote of nodesOf(tree, "blockquote")) formAlert(quote);
}

function formAlert(quote: Blockquote): void {
  const kind = takeAlertKind(quote);
  if (kind !== undefined) asAside(quote, kind);
}

function markerKind(paragraph: Paragraph): AsideKind | undefined {
  const first = paragraph.children[0];
  if (first?.type !== "text") return undefined;
  const marker = MARKER_LINE.exec(first.value)?.[1];
  return marker === undefined ? undefined : MARKERS[marker];
}

/** Parses the paragraph's own lines as a quote with the same places: `T> a` and ` > a` have the same columns. */
function quoteInPlace({ position }: Nodes, kind: AsideKind, source: Source): Blockquote | undefined {
  if (position === undefined) return undefined;
  const raw = source.lines.slice(position.start.line - 1, position.end.line);
  const own = raw
    .map((line, index) => (index === 0 ? line.slice(position.start.column - 1) : line.trimStart()))
    .map((line) => {
      const marker = MARKER_LINE.exec(line)?.[1];
      // A line with another marker stays as it is. The check asks for a blank line above it.
      return marker !== undefined && MARKERS[marker] === kind ? line.replace(MARKER_LINE, " >") : line;
    });
  // The lengths of removed line prefixes, for the places of nodes in the page.
  const indents = raw.map((line, index) => line.length - (own[index] ?? "").length);
  const move = ({ line, column }: Place): Place => ({
    line: line + position.start.line - 1,
    column: column + (indents[line - 1] ?? 0),
  });
  const text = own.join("\n");
  const whole = text.includes("[") ? `${text}\n\n${source.definitions}` : text;
  const quote = parseInPlace(whole, source.extension, move);
  if (quote !== undefined) moveNodes(quote, move);
  return quote;
}

function parseInPlace(source: string, extension: "md" | "mdx", move: (place: Place) => Place): Blockquote | undefined {
  try {
    return parseMarkdown(source, extension).children.find((node) => node.type === "blockquote");
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    throw new MarkdownError(error.message, move(error.place), error.fix);
  }
}

function moveNodes(quote: Blockquote, move: (place: Place) => Place): void {
  walkTree(quote, (node) => {
    if (node.position !== undefined) node.position = { start: move(node.position.start), end: move(node.position.end) };
  });
}

/** Returns the reference and footnote definitions of the whole page, for links inside an aside. */
function definitionsOf(tree: Root, lines: string[]): string {
  return tree.children
    .filter((node) => node.type === "definition" || node.type === "footnoteDefinition")
    .map((node) => lines.slice((node.position?.start.line ?? 1) - 1, node.position?.end.line).join("\n"))
    .join("\n\n");
}

/** Removes the mark from a quote and returns its kind: `> [!NOTE]` → 'note'. */
function takeAlertKind(quote: Blockquote): AsideKind | undefined {
  const paragraph = quote.children[0];
  const first = paragraph?.type === "paragraph" ? paragraph.children[0] : undefined;
  if (paragraph?.type !== "paragraph" || first?.type !== "text") return undefined;
  const match = ALERT.exec(first.value);
  if (match === null) return undefined;
  first.value = first.value.slice(match[0].length);
  if (first.value === "") paragraph.children.shift();
  if (paragraph.children.length === 0) quote.children.shift();
  return match[1]?.toLowerCase() as AsideKind;
}

function asAside(quote: Blockquote, kind: AsideKind): Blockquote {
  quote.data = { hName: "div", hProperties: { className: ["aside"], role: "note", "data-kind": kind } };
  const title: Paragraph = {
    type: "paragraph",
    data: { hProperties: { className: ["aside-title"], ...LABEL_LANGUAGE } },
    children: [{ type: "text", value: strings.article.asides[kind] }],
  };
  quote.children.unshift(title);
  return quote;
}
