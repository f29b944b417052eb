import type { Element, ElementContent, Nodes as HastNodes, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { defaultHandlers, type Handlers, type Options, toHast } from "mdast-util-to-hast";
import type { Island } from "#model/components.ts";
import { LABEL_LANGUAGE } from "#model/label-language.ts";
import type { Article } from "#model/page.ts";
import { isExternal } from "#model/url.ts";
import * as strings from "#strings";
import { resolveImage, resolveLink } from "../index/resolve-link.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { componentElement, expressionText } from "../markdown/component-element.ts";
import { element } from "../markdown/element.ts";
import { changeAttributes } from "../markdown/html-tags.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import type { ArticlePlugin } from "./article-plugin.ts";
import { codeElement, codeTabsElement } from "./code-elements.ts";
import { imageElement } from "./image-element.ts";
import { keepPunctuation } from "./keep-punctuation.ts";
import { removeInlineCode } from "./remove-inline-code.ts";
import { withAnchor } from "./with-anchor.ts";
import { withBreaksInCode } from "./with-name-parts.ts";
import { wrapSections } from "./wrap-sections.ts";

/** Compiles a page's syntax tree to the HTML of its article and the components in it. */
export function compileArticle(page: SourcePage, index: SiteIndex, plugins: readonly ArticlePlugin[] = []): Article {
  const islands: Island[] = [];
  const addIsland = (island: Island) => element("div", { "data-island": String(islands.push(island) - 1) });
  const code = plugins.flatMap((plugin) => plugin.code?.(page, index) ?? []);
  const heading = plugins.flatMap((plugin) => plugin.heading?.(page, index) ?? []);
  // Other people's HTML is left out, and their links have been resolved.
  const isTrusted = page.package === undefined;
  let tabs = 0;
  const component: Handlers["mdxJsxFlowElement"] = (state, node) =>
    withTargets(componentElement(node, state.all(node), { addIsland, toHtml: htmlOf }), page, index);

  const handlers: Handlers = {
    code: (_state, node) =>
      firstOf(
        codeElement(node),
        code.map((change) => (figure) => change(node, figure)),
      ),
    codeTabs: (_state, node) => codeTabsElement(node, ++tabs),
    heading: (state, node) => {
      const [changed, ...others] = firstOf(defaultHandlers.heading(state, node), heading);
      return [changed?.type === "element" ? withAnchor(changed) : changed, ...others].filter(
        (each) => each !== undefined,
      );
    },
    link: (state, node) => {
      const link = defaultHandlers.link(state, node);
      return isTrusted ? withTarget(link, page, index) : link;
    },
    linkReference: (state, node) => withTarget(defaultHandlers.linkReference(state, node), page, index),
    image: (state, node) => imageElement(defaultHandlers.image(state, node), page, index),
    imageReference: (state, node) => {
      const image = defaultHandlers.imageReference(state, node);
      return Array.isArray(image) || image.type !== "element" ? image : imageElement(image, page, index);
    },
    html: (state, node) =>
      isTrusted ? defaultHandlers.html(state, { ...node, value: htmlWithTargets(node.value, page, index) }) : undefined,
    paragraph: (state, node) => paragraphOfFigures(defaultHandlers.paragraph(state, node)),
    table: (state, node) => scrollable(defaultHandlers.table(state, node)),
    tableRow: (state, node, parent) => withoutEmptyHeaders(defaultHandlers.tableRow(state, node, parent)),
    mdxJsxFlowElement: component,
    mdxJsxTextElement: component,
    mdxFlowExpression: (_state, node) => ({ type: "text", value: expressionText(node.value) }),
    mdxTextExpression: (_state, node) => ({ type: "text", value: expressionText(node.value) }),
    mdxjsEsm: () => undefined,
  };
  const markdown = plugins.reduce((tree, plugin) => plugin.mdast?.(tree, page, index) ?? tree, page.tree);
  const hast = rootOf(toHast(markdown, { ...OPTIONS, allowDangerousHtml: isTrusted, handlers }));
  const tree = plugins.reduce((root, plugin) => plugin.hast?.(root, page, index) ?? root, hast);
  const whole = wrapSections(tree);
  const facts = plugins.map((plugin) => plugin.facts?.(page, index));
  return Object.assign({ html: isTrusted ? htmlOf(whole) : toHtml(whole), islands }, ...facts);
}

/** Passes an element to the first function, then the first of what that returns to the next; the others stay. */
function firstOf(start: Element, changes: readonly ((element: Element) => ElementContent[])[]): ElementContent[] {
  return changes.reduce<ElementContent[]>(
    ([first, ...others], change) => [...(first?.type === "element" ? change(first) : first ? [first] : []), ...others],
    [start],
  );
}

const OPTIONS: Options = {
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
