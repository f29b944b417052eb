import type { Element, ElementContent, RootContent } from "hast";
import { toString } from "mdast-util-to-string";
import { htmlToHast } from "satteri";

/** A heading and its content, up to the next heading. The first is the page itself. */
export type PageSection = {
  id: string;
  level: number;
  title: string;
  text: string;
  /** Code at the start of table rows: names that the rows document. */
  listed: string[];
  /** Identifiers in code blocks, each once. */
  code: string[];
  /** Lines of output that are errors or warnings. */
  messages: string[];
};

/** Splits a page into its sections in reading order. */
export function pageSections(title: string, html: string): PageSection[] {
  const sections = [sectionOf("", 1, title)];
  const visit = (node: RootContent | ElementContent) => {
    const section = sections.at(-1);
    if (section === undefined) return;
    if (node.type === "text") section.text += node.value;
    if (node.type !== "element") return;
    const level = /^h([2-6])$/.exec(node.tagName)?.[1];
    const id = node.properties["id"];
    if (level !== undefined && typeof id === "string") {
      sections.push(sectionOf(id, Number(level), tidy(toString(node))));
    } else if (!SKIPPED.has(node.tagName)) visitElement(node, section, visit);
  };
  for (const child of childrenOf(html)) visit(child);
  return sections.map((section) => ({ ...section, text: tidy(section.text) }));
}

function sectionOf(id: string, level: number, title: string): PageSection {
  return { id, level, title, text: "", listed: [], code: [], messages: [] };
}

/** Elements without text for search: drawings, and labels of controls. */
const SKIPPED = new Set(["svg", "button", "legend", "label", "script", "style"]);

function visitElement(node: Element, section: PageSection, visit: (child: ElementContent) => void): void {
  if (node.tagName === "figcaption") return;
  const code = node.tagName === "pre" ? toString(node) : isReferenceLine(node) ? textOfCode(node) : undefined;
  if (code !== undefined) {
    addCode(code, section);
    return;
  }
  if (node.tagName === "tr") {
    section.listed.push(...namesOfRow(node));
  }
  if (node.tagName === "code") addQuoted(tidy(toString(node)), section);
  for (const child of node.children) visit(child);
  if (BLOCKS.has(node.tagName)) section.text += node.tagName === "td" || node.tagName === "th" ? " · " : "\n";
}

const BLOCKS = new Set(["p", "li", "td", "th", "tr", "dt", "dd", "div", "blockquote", "aside", "summary", "br"]);

function isReferenceLine(node: Element): boolean {
  return node.tagName === "dl" && hasClass(node, "reference");
}

function hasClass(node: Element, name: string): boolean {
  const classes = node.properties["className"];
  return Array.isArray(classes) && classes.includes(name);
}

/** Returns the code at the start of a row's first cell: '`before`, `after` and others' → 'before', 'after'. */
function namesOfRow(row: Element): string[] {
  const [cell] = row.children.filter((child) => child.type === "element");
  const names: string[] = [];
  for (const child of cell?.children.flatMap(withoutSpan) ?? []) {
    if (child.type === "text" && BETWEEN_NAMES.test(child.value)) continue;
    if (child.type !== "element") break;
    const isAnchor = child.tagName === "a" && child.children.length === 0;
    if (isAnchor) continue;
    const code = child.tagName === "a" ? child.children[0] : child;
    if (code?.type !== "element" || code.tagName !== "code") break;
    names.push(toString(code));
  }
  return names;
}

/** Returns the parts of a span that keeps code and punctuation on one line. */
function withoutSpan(child: ElementContent): ElementContent[] {
  return child.type === "element" && child.tagName === "span" ? child.children : [child];
}

const BETWEEN_NAMES = /^\s*(?:,|,?\s*(?:and|or)\b)?\s*$/;

/** Only the values of a line of facts count. */
function textOfCode(node: Element): string {
  const codes: string[] = [];
  const visit = (child: ElementContent) => {
    if (child.type !== "element") return;
    if (child.tagName === "code") codes.push(toString(child));
    else for (const grandchild of child.children) visit(grandchild);
  };
  for (const child of node.children) visit(child);
  return codes.join("\n");
}

/** Adds a message that a sentence quotes. */
function addQuoted(text: string, section: PageSection): void {
  const isMessage = /\w \w+ \w/.test(text) && (MESSAGE.test(text) || /^\[[\w-]+\] /.test(text));
  if (isMessage) addMessage(text, section);
}

function addMessage(line: string, { messages }: PageSection): void {
  if (!messages.includes(line) && messages.length < MAX_MESSAGES) messages.push(line);
}

/** Maximum length of a message, and maximum numbers per section. */
const MAX_MESSAGE_LENGTH = 240;
const MAX_MESSAGES = 12;
const MAX_IDENTIFIERS = 80;

function addCode(code: string, section: PageSection): void {
  const lines = code.split("\n").map((line) => tidy(line).slice(0, MAX_MESSAGE_LENGTH));
  // Readers often copy the lines after a message's first line.
  const isReport = lines.some((line) => REPORT.test(line));
  for (const line of lines) if (MESSAGE.test(line) || (isReport && /\w \w+ \w/.test(line))) addMessage(line, section);
  for (const [identifier] of code.matchAll(IDENTIFIER)) {
    if (section.code.length >= MAX_IDENTIFIERS) return;
    if (identifier.length < 40 && !section.code.includes(identifier)) section.code.push(identifier);
  }
}

/**
 * Recognizes 'Module not found: Error: Can't resolve …', 'ERROR in ./src/index.js', 'WARNING in asset size limit: …'.
 */
const MESSAGE =
  /\b(?:\w*Error:|error in\b|warning in\b|cannot\b|can't\b|could not\b|failed\b|not found\b|is not defined|unexpected\b|must be\b|should be\b|invalid\b|missing\b|deprecated\b|conflict\b|exceed)/i;
const REPORT = /^(?:ERROR|WARNING|HINT) in |^\w*Error: |^\[webpack-cli\]/;
const IDENTIFIER = /(?:--)?[@A-Za-z_$][\w$]*(?:[.-][A-Za-z_$][\w$]*)*/g;

function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/(?: · )+(?= · |$)/g, "")
    .trim();
}

function childrenOf(html: string): RootContent[] {
  const root = htmlToHast(html, { fragment: true });
  return "children" in root ? root.children : [];
}
