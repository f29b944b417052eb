import type { ElementContent } from "hast";
import type { Blockquote, Code, Heading, Nodes, Paragraph, PhrasingContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { defaultHandlers, type Handle, type Options, toMarkdown } from "mdast-util-to-markdown";
import { toString } from "mdast-util-to-string";
import { resolveLink } from "../../core/index/resolve-link.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { expressionText } from "../../core/markdown/component-element.ts";
import { fenceOf } from "../../core/markdown/form-code-blocks.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { questionTexts } from "../questions/questions.ts";
import { fixLink } from "../readmes/fix-link.ts";
import { documentedEntries } from "../reference/documented-entries.ts";
import { REFERENCE } from "../reference/fact.ts";
import { referenceLine } from "../reference/reference-line.ts";
import { addQuestions } from "./add-questions.ts";

export const LLMS_URL = "/llms.txt";

/** '/guides/caching/#headers' → '/guides/caching/index.md#headers'. */
export function markdownUrl(url: string): string {
  const [path = "", ...hash] = url.split("#");
  return [`${path}index.md`, ...hash].join("#");
}

/**
 * Converts a page to a Markdown file for tools, with the facts that the build knows about options and without this
 * site's own syntax. Its links lead to other Markdown files.
 */
export function pageToMarkdown(page: SourcePage, index: SiteIndex): string {
  const { title, description = "" } = page.frontMatter;
  const summary = description === "" ? "" : `> ${description}\n\n`;
  const body = toMarkdown(
    addQuestions(visibleTree(page.tree, page.package !== undefined), questionTexts(index, page.url)),
    {
      ...OPTIONS,
      handlers: handlersFor(page, index),
    },
  );
  return `# ${title}\n\n${summary}[All pages as Markdown](${LLMS_URL})\n\n${body}`;
}

const OPTIONS: Options = {
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  bullet: "-",
  emphasis: "_",
  resourceLink: true,
};

const PHRASING_PARENTS = new Set(["paragraph", "heading", "tableCell", "link", "emphasis", "strong", "delete"]);

type Handlers = Record<string, Handle>;

function handlersFor(page: SourcePage, index: SiteIndex): Handlers {
  const facts = factsOf(page, index);
  const isPackage = page.package !== undefined;
  const targetOf = (href: string) => {
    const target = isPackage ? fixLink(href, page, index) : resolveLink(href, page, index).href;
    return target !== undefined && index.pages.has(target.split("#")[0] ?? "") ? markdownUrl(target) : target;
  };
  const code: Handle = (node: Code, parent, state, info) => {
    const { language, title, diff } = fenceOf(node);
    const lang = diff ? "diff" : language;
    const text = defaultHandlers.code({ ...node, lang: lang === "" ? null : lang, meta: null }, parent, state, info);
    return title === undefined ? text : `**${title}**\n\n${text}`;
  };
  const content: Handle = (node, _parent, state, info) => state.containerFlow(node, info);
  return {
    code,
    codeTabs: (node, _parent, state, info) =>
      node.children
        .map((child: Code, at: number) => `**${node.labels[at]}**\n\n${code(child, node, state, info)}`)
        .join("\n\n"),
    heading: (node: Heading, parent, state, info) => {
      const fact = facts.get(node.data?.hProperties?.["id"]);
      const text = defaultHandlers.heading(node, parent, state, info);
      return fact === undefined ? text : `${text}\n\n${defaultHandlers.paragraph(fact, parent, state, info)}`;
    },
    link: (node, parent, state, info) => {
      const url = targetOf(node.url);
      if (url === undefined) return state.containerPhrasing(node, info);
      return defaultHandlers.link({ ...node, url }, parent, state, info);
    },
    definition: (node, parent, state, info) =>
      defaultHandlers.definition({ ...node, url: targetOf(node.url) ?? node.url }, parent, state, info),
    image: (node, parent, state, info) => {
      const { kind, href } = resolveLink(node.url, page, index);
      if (kind === "asset" && href.endsWith(".svg")) return `Diagram: ${node.alt ?? ""}`;
      return defaultHandlers.image({ ...node, url: href }, parent, state, info);
    },
    blockquote: (node: Blockquote, parent, state, info) => {
      return defaultHandlers.blockquote(asAlert(node), parent, state, info);
    },
    html: (node) => {
      const [, summary] = SUMMARY.exec(node.value) ?? [];
      return summary === undefined ? node.value : `**${summary}**`;
    },
    htmlElement: (node, parent, state, info) =>
      parent !== undefined && PHRASING_PARENTS.has(parent.type)
        ? state.containerPhrasing(node, info)
        : state.containerFlow(node, info),
    mdxFlowExpression: (node) => expressionText(node.value),
    mdxTextExpression: (node) => expressionText(node.value),
    mdxJsxFlowElement: content,
    mdxJsxTextElement: (node, _parent, state, info) => state.containerPhrasing(node, info),
  };
}

/** Removes nodes that show nothing, and the raw HTML of packages. */
function visibleTree<T extends Nodes>(node: T, isPackage: boolean): T {
  if (!("children" in node)) return node;
  const children = node.children
    .filter((child) => !isInvisible(child, isPackage) && (node.type !== "list" || child.type === "listItem"))
    .map((child) => visibleTree(child, isPackage))
    .filter((child) => !(EMPTIED.has(child.type) && "children" in child && child.children.length === 0));
  return { ...node, children };
}

/** Nodes to remove if they're empty. */
const EMPTIED = new Set(["paragraph", "list", "listItem", "blockquote", "htmlElement"]);

function isInvisible(node: Nodes, isPackage: boolean): boolean {
  if (node.type === "html") return isPackage || INVISIBLE.test(node.value);
  if (node.type === "mdxFlowExpression") return expressionText(node.value) === "";
  if (node.type === "mdxJsxFlowElement") return node.children.length === 0;
  return node.type === "yaml" || node.type === "mdxjsEsm";
}
/** Matches a comment, the start or end of `<a id="…">`, or the end of `<details>`. */
const INVISIBLE = /^<(?:!--|\/?a\b|\/details>)/;
/** Matches the start of a folded part, which a text file can't fold. */
const SUMMARY = /^<details>\s*<summary>(?:<a\b[^>]*><\/a>)?(.*?)<\/summary>$/s;

/** Returns facts by heading id: 'Type: `boolean` · Default: `true`'. */
function factsOf(page: SourcePage, index: SiteIndex): Map<unknown, Paragraph> {
  const reference = REFERENCE.of(index);
  if (reference === undefined || page.package !== undefined) return new Map();
  const entries = documentedEntries(page, reference);
  return new Map(
    entries.flatMap(({ heading, entry }) => {
      const line = referenceLine(entry);
      return line === undefined ? [] : [[heading.id, { type: "paragraph", children: factsIn(line.children) }]];
    }),
  );
}

/** The names and values of a `dl`. */
function factsIn(nodes: readonly ElementContent[]): PhrasingContent[] {
  const facts: PhrasingContent[] = [];
  for (const node of nodes) {
    if (node.type !== "element") continue;
    if (node.tagName === "dt") facts.push(textNode(`${facts.length === 0 ? "" : " · "}${toString(node).trim()}:`));
    else facts.push(textNode(" "), ...phrasingIn(node));
  }
  return facts;
}

function phrasingIn(node: ElementContent): PhrasingContent[] {
  if (node.type !== "element") return [textNode(toString(node))];
  if (node.tagName === "code") return [{ type: "inlineCode", value: toString(node) }];
  return node.children.flatMap(phrasingIn);
}

function textNode(value: string): PhrasingContent {
  return { type: "text", value };
}

/** Converts an aside to GitHub's syntax. */
function asAlert(quote: Blockquote): Blockquote {
  const kind = quote.data?.hProperties?.["data-kind"];
  if (kind === undefined) return quote;
  const value = `[!${kind === "todo" ? "NOTE" : String(kind).toUpperCase()}]`;
  const [, first, ...rest] = quote.children;
  const marker: Nodes = { type: "html", value: first?.type === "paragraph" ? `${value}\n` : value };
  if (first?.type !== "paragraph")
    return { ...quote, children: [marker, ...(first === undefined ? [] : [first]), ...rest] };
  return { ...quote, children: [{ ...first, children: [marker, ...first.children] }, ...rest] };
}
