import type { Element, ElementContent, Nodes as HastNodes, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Paragraph, Root as Tree } from "mdast";
import { defaultHandlers, type Handlers, type Options, toHast } from "mdast-util-to-hast";
import type { Island } from "#model/components.ts";
import { LABEL_LANGUAGE } from "#model/label-language.ts";
import type { Article } from "#model/page.ts";
import type { ReferenceEntry } from "#model/reference.ts";
import { isExternal } from "#model/url.ts";
import * as strings from "#strings";
import { verifiedWith } from "../../features/examples/verified-with.ts";
import { addOldIds } from "../../features/old-urls/add-old-ids.ts";
import { offerPlayground } from "../../features/playground/offer-playground.ts";
import { fixLink } from "../../features/readmes/fix-link.ts";
import { sanitizeArticle } from "../../features/readmes/sanitize-article.ts";
import { documentedEntries } from "../../features/reference/documented-entries.ts";
import { referenceLine } from "../../features/reference/reference-line.ts";
import { emittedFiles, treemap } from "../../features/treemap/treemap.ts";
import { resolveImage, resolveLink } from "../index/resolve-link.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { componentElement, expressionText } from "../markdown/component-element.ts";
import { element } from "../markdown/element.ts";
import { fenceOf } from "../markdown/form-code-blocks.ts";
import { changeAttributes } from "../markdown/html-tags.ts";
import type { SourcePage } from "../read/source-page.ts";
import { codeElement, codeTabsElement } from "./code-elements.ts";
import { imageElement } from "./image-element.ts";
import { keepPunctuation } from "./keep-punctuation.ts";
import { removeInlineCode } from "./remove-inline-code.ts";
import { withAnchor } from "./with-anchor.ts";
import { withBreaksInCode, withNameParts } from "./with-name-parts.ts";
import { wrapSections } from "./wrap-sections.ts";

/** Compiles a page's syntax tree to the HTML of its article and the components in it. */
export function compileArticle(page: SourcePage, index: SiteIndex): Article {
  const islands: Island[] = [];
  const entries = entriesOfHeadings(page, index);
  const offered = offerPlayground(index);
  let tabs = 0;
  const component: Handlers["mdxJsxFlowElement"] = (state, node) =>
    withTargets(
      componentElement(node, state.all(node), { addIsland: (island) => islands.push(island) - 1, toHtml: htmlOf }),
      page,
      index,
    );

  const handlers: Handlers = {
    code: (_state, node) => {
      const files = fenceOf(node).treemap ? emittedFiles(node.value) : [];
      const figure = offered(node, codeElement(node));
      return files.length === 0 ? figure : [figure, treemap(files)];
    },
    codeTabs: (_state, node) => codeTabsElement(node, ++tabs),
    heading: (state, node) => {
      const plain = defaultHandlers.heading(state, node);
      const entry = entries.get(plain.properties["id"]);
      const facts = entry && referenceLine(entry);
      return facts === undefined ? withAnchor(plain) : [withAnchor(withNameParts(plain)), facts];
    },
    link: (state, node) => withTarget(defaultHandlers.link(state, node), page, index),
    linkReference: (state, node) => withTarget(defaultHandlers.linkReference(state, node), page, index),
    image: (state, node) => imageElement(defaultHandlers.image(state, node), page, index),
    imageReference: (state, node) => {
      const image = defaultHandlers.imageReference(state, node);
      return Array.isArray(image) || image.type !== "element" ? image : imageElement(image, page, index);
    },
    html: (state, node) => defaultHandlers.html(state, { ...node, value: htmlWithTargets(node.value, page, index) }),
    paragraph: (state, node) => paragraphOfFigures(defaultHandlers.paragraph(state, node)),
    table: (state, node) => scrollable(defaultHandlers.table(state, node)),
    tableRow: (state, node, parent) => withoutEmptyHeaders(defaultHandlers.tableRow(state, node, parent)),
    mdxJsxFlowElement: component,
    mdxJsxTextElement: component,
    mdxFlowExpression: (_state, node) => ({ type: "text", value: expressionText(node.value) }),
    mdxTextExpression: (_state, node) => ({ type: "text", value: expressionText(node.value) }),
    mdxjsEsm: () => undefined,
  };
  if (page.package !== undefined) return { html: untrustedHtml(page, index, handlers), islands: [] };
  const tree = wrapSections(addOldIds(rootOf(toHast(withMarks(page, index), { ...OPTIONS, handlers })), page, index));
  const webpack = verifiedWith(page, index);
  return { html: htmlOf(tree), islands, ...(webpack !== undefined && { verifiedWith: webpack }) };
}

/** Puts a line above each block of a translation whose English has changed since. */
function withMarks({ tree, url }: SourcePage, { translations }: SiteIndex): Tree {
  const outdated = translations.outdated.get(url) ?? [];
  if (outdated.length === 0) return tree;
  const mark: Paragraph = {
    type: "paragraph",
    children: [{ type: "text", value: strings.translation.changed }],
    data: { hProperties: { dataOutdated: "" } },
  };
  const children = tree.children.flatMap((block, position) => (outdated.includes(position) ? [mark, block] : [block]));
  return { ...tree, children };
}

/** Renders external text: dead links become their text, raw HTML is removed, and the result is sanitized. */
function untrustedHtml(page: SourcePage, index: SiteIndex, handlers: Handlers): string {
  const link: Handlers["link"] = (state, node) => {
    const href = fixLink(node.url, page, index);
    return href === undefined ? state.all(node) : defaultHandlers.link(state, { ...node, url: href });
  };
  const tree = toHast(page.tree, {
    ...OPTIONS,
    allowDangerousHtml: false,
    handlers: { ...handlers, link, html: () => undefined },
  });
  return toHtml(wrapSections(addOldIds(rootOf(sanitizeArticle(tree)), page, index)));
}

const OPTIONS: Options = {
  allowDangerousHtml: true,
  clobberPrefix: "",
  footnoteLabel: strings.article.footnotes,
  footnoteBackLabel: (index, count) =>
    strings.article.backToReference(count > 1 ? `${index + 1}-${count}` : `${index + 1}`),
  footnoteLabelProperties: { className: ["visually-hidden"], ...LABEL_LANGUAGE },
};

function htmlOf(tree: HastNodes | ElementContent[]): string {
  const nodes = Array.isArray(tree) ? rootOf(...tree) : tree;
  removeInlineCode(nodes);
  return toHtml(nodes.type === "root" ? keepPunctuation(nodes) : nodes, { allowDangerousHtml: true });
}

function rootOf(...nodes: HastNodes[]): Root {
  return { type: "root", children: nodes.flatMap((node) => (node.type === "root" ? node.children : [node])) };
}

/** Returns what's known about the option, hook or export that a heading names, by the heading's id. */
function entriesOfHeadings(page: SourcePage, { reference }: SiteIndex): Map<unknown, ReferenceEntry> {
  const documented = reference === undefined || page.package !== undefined ? [] : documentedEntries(page, reference);
  return new Map(documented.map(({ heading, entry }) => [heading.id, entry]));
}

function withTarget<T extends ElementContent | ElementContent[]>(link: T, page: SourcePage, index: SiteIndex): T {
  if (!Array.isArray(link) && link.type === "element" && typeof link.properties["href"] === "string") {
    link.properties["href"] = resolveLink(link.properties["href"], page, index).href;
  }
  return link;
}

/** Resolves `<a href>` and `<img src>` of an MDX page like Markdown's links and images. */
function withTargets(
  content: ElementContent[] | Element,
  page: SourcePage,
  index: SiteIndex,
): ElementContent[] | Element {
  if (Array.isArray(content)) return content;
  if (content.tagName === "a") return withTarget(content, page, index);
  return content.tagName === "img" ? imageElement(content, page, index) : content;
}

/** Resolves links and images in raw HTML, where a drawing stays an `<img>`. */
function htmlWithTargets(html: string, page: SourcePage, index: SiteIndex): string {
  return changeAttributes(html, (tag, attribute, value) => {
    if (tag === "a" && attribute === "href") return resolveLink(value, page, index).href;
    return tag === "img" && attribute === "src" && !isExternal(value)
      ? resolveImage(value, page, index)?.url
      : undefined;
  });
}

/**
 * `<p><figure>…</figure></p>` isn't valid HTML. An image alone in its paragraph doesn't need the paragraph, and one
 * among others needs a `<div>`.
 */
function paragraphOfFigures(paragraph: Element): Element {
  const [only, ...others] = paragraph.children;
  if (only?.type === "element" && only.tagName === "figure" && others.length === 0) return only;
  return paragraph.children.some(holdsFigure) ? { ...paragraph, tagName: "div" } : paragraph;
}

function holdsFigure(node: ElementContent): boolean {
  return node.type === "element" && (node.tagName === "figure" || node.children.some(holdsFigure));
}

/** An empty cell in a table's head isn't a header of anything. */
function withoutEmptyHeaders(row: Element): Element {
  const children = row.children.map((cell) =>
    cell.type === "element" && cell.tagName === "th" && cell.children.length === 0 ? { ...cell, tagName: "td" } : cell,
  );
  return { ...row, children };
}

/** Makes a wide table scroll in a box of its own, also with the keyboard. */
function scrollable(table: Element): Element {
  const properties = { className: ["table"], tabIndex: 0, role: "group", ariaLabel: strings.article.table };
  return element("div", properties, [withBreaksInCode(table)]);
}
