import type { Element, ElementContent, RootContent } from "hast";
import { htmlToHast } from "satteri";

/** A heading and what stands below it, up to the next heading. The first is the page itself. */
export type PageSection = {
  id: string;
  level: number;
  title: string;
  text: string;
  /** First cells of table rows that are code: names that the row says something about. */
  listed: string[];
  /** Identifiers of blocks of code, each once. */
  code: string[];
  /** Lines of output that are errors or warnings. */
  messages: string[];
};

/** A page's title and HTML → its sections in reading order. */
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
      sections.push(sectionOf(id, Number(level), tidy(textOf(node))));
    } else if (!SKIPPED.has(node.tagName)) visitElement(node, section, visit);
  };
  for (const child of childrenOf(html)) visit(child);
  return sections.map((section) => ({ ...section, text: tidy(section.text) }));
}

function sectionOf(id: string, level: number, title: string): PageSection {
  return { id, level, title, text: "", listed: [], code: [], messages: [] };
}

/** Drawings, and words for those who press buttons. */
const SKIPPED = new Set(["svg", "button", "legend", "label", "script", "style"]);

function visitElement(node: Element, section: PageSection, visit: (child: ElementContent) => void): void {
  if (node.tagName === "figcaption") return;
  const code = node.tagName === "pre" ? textOf(node) : isReferenceLine(node) ? textOfCode(node) : undefined;
  if (code !== undefined) {
    addCode(code, section);
    return;
  }
  if (node.tagName === "tr") {
    const name = nameOfRow(node);
    if (name !== undefined) section.listed.push(name);
  }
  for (const child of node.children) visit(child);
  if (BLOCKS.has(node.tagName)) section.text += node.tagName === "td" || node.tagName === "th" ? " · " : "\n";
}

const BLOCKS = new Set(["p", "li", "td", "th", "tr", "dt", "dd", "div", "blockquote", "aside", "summary", "br"]);

function isReferenceLine(node: Element): boolean {
  const classes = node.properties["className"];
  return node.tagName === "dl" && Array.isArray(classes) && classes.includes("reference");
}

/** The code that the first cell of a table's row begins with. */
function nameOfRow(row: Element): string | undefined {
  const [cell] = row.children.filter((child) => child.type === "element");
  const [first] = (cell?.children ?? []).filter((child) => child.type !== "text" || child.value.trim() !== "");
  const code = first?.type === "element" && first.tagName === "a" ? first.children[0] : first;
  return code?.type === "element" && code.tagName === "code" ? textOf(code) : undefined;
}

/** Of a line of facts only the values count. */
function textOfCode(node: Element): string {
  const codes: string[] = [];
  const visit = (child: ElementContent) => {
    if (child.type !== "element") return;
    if (child.tagName === "code") codes.push(textOf(child));
    else for (const grandchild of child.children) visit(grandchild);
  };
  for (const child of node.children) visit(child);
  return codes.join("\n");
}

/** The longest line that is still a message, and how many a section may have. */
const LONGEST_MESSAGE = 240;
const MOST_MESSAGES = 12;
const MOST_IDENTIFIERS = 80;

function addCode(code: string, section: PageSection): void {
  const lines = code.split("\n").map((line) => tidy(line).slice(0, LONGEST_MESSAGE));
  // What follows the first line of a message is often what a reader copies.
  const isReport = lines.some((line) => REPORT.test(line));
  for (const line of lines) {
    const isNew = !section.messages.includes(line) && section.messages.length < MOST_MESSAGES;
    if (isNew && (MESSAGE.test(line) || (isReport && /\w \w+ \w/.test(line)))) section.messages.push(line);
  }
  for (const [identifier] of code.matchAll(IDENTIFIER)) {
    if (section.code.length >= MOST_IDENTIFIERS) return;
    if (identifier.length < 40 && !section.code.includes(identifier)) section.code.push(identifier);
  }
}

/** 'Module not found: Error: Can't resolve …', 'ERROR in ./src/index.js', 'WARNING in asset size limit: …'. */
const MESSAGE =
  /\b(?:\w*Error:|error in\b|warning in\b|cannot\b|can't\b|could not\b|failed\b|not found\b|is not defined|unexpected\b|must be\b|should be\b|invalid\b|missing\b|deprecated\b|conflict\b|exceed)/i;
const REPORT = /^(?:ERROR|WARNING|HINT) in |^\w*Error: |^\[webpack-cli\]/;
const IDENTIFIER = /(?:--)?[@A-Za-z_$][\w$]*(?:[.-][A-Za-z_$][\w$]*)*/g;

function textOf(node: Element): string {
  return node.children
    .map((child) => (child.type === "text" ? child.value : child.type === "element" ? textOf(child) : ""))
    .join("");
}

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
