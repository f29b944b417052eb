import type { Nodes, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { type Handler, type Handlers, type Options, toHast } from "mdast-util-to-hast";
import type { Island } from "#model/components.ts";
import { LABEL_LANGUAGE } from "#model/label-language.ts";
import type { Article } from "#model/page.ts";
import * as strings from "#strings";
import type { SiteIndex } from "../index/site-index.ts";
import { componentElement, expressionText } from "../markdown/component-element.ts";
import { element } from "../markdown/element.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import type { ArticlePlugin } from "./article-plugin.ts";
import { changeElements } from "./change-elements.ts";
import { codeElement, codeTabsElement } from "./code-elements.ts";
import { keepPunctuation } from "./keep-punctuation.ts";
import { linkHeadings } from "./link-headings.ts";
import { removeInlineCode } from "./remove-inline-code.ts";
import { resolveTargets } from "./resolve-targets.ts";
import { scrollTables } from "./scroll-tables.ts";
import { unwrapFigures } from "./unwrap-figures.ts";
import { wrapSections } from "./wrap-sections.ts";

/** The plugins of every site, which come before those of the features. */
const CORE: readonly Omit<ArticlePlugin, "module">[] = [resolveTargets, unwrapFigures, scrollTables, linkHeadings].map(
  (hast) => ({ hast }),
);

/** Compiles a page's syntax tree to the HTML of its article and the components in it. */
export function compileArticle(page: SourcePage, index: SiteIndex, features: readonly ArticlePlugin[] = []): Article {
  const plugins = [...CORE, ...features];
  // Other people's HTML is left out.
  const isTrusted = page.package === undefined;
  const mdast = plugins.reduce((tree, plugin) => plugin.mdast?.(tree, page, index) ?? tree, page.tree);
  const hast = rootOf(toHast(mdast, { ...OPTIONS, allowDangerousHtml: isTrusted, handlers: handlers() }));
  const changed = plugins.reduce((tree, plugin) => plugin.hast?.(tree, page, index) ?? tree, hast);
  const islands = takeIslands(changed);
  const whole = wrapSections(changed);
  const facts = plugins.map((plugin) => plugin.facts?.(page, index));
  return Object.assign({ html: isTrusted ? htmlOf(whole) : toHtml(whole), islands }, ...facts);
}

const OPTIONS: Options = {
  clobberPrefix: "",
  footnoteLabel: strings.article.footnotes,
  footnoteBackLabel: (index, count) =>
    strings.article.backToReference(count > 1 ? `${index + 1}-${count}` : `${index + 1}`),
  footnoteLabelProperties: { className: ["visually-hidden"], ...LABEL_LANGUAGE },
};

/** Returns functions for the nodes that HTML has no element for. */
function handlers(): Handlers {
  let tabs = 0;
  const component: Handler = (state, node) => componentElement(node, state.all(node));
  const expression: Handler = (_state, { value }) => ({ type: "text", value: expressionText(value) });
  return {
    code: (_state, code) => ({ ...codeElement(code), data: { code } }),
    codeTabs: (_state, node) => codeTabsElement(node, ++tabs),
    mdxJsxFlowElement: component,
    mdxJsxTextElement: component,
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxjsEsm: () => undefined,
  };
}

/** Replaces components with empty elements, and returns them. */
function takeIslands(tree: Root): Island[] {
  const islands: Island[] = [];
  changeElements(tree, (node) => {
    if (node.data?.component === undefined) return node;
    const children = htmlOf({ type: "root", children: node.children });
    return element("div", { "data-island": String(islands.push({ ...node.data.component, children }) - 1) });
  });
  return islands;
}

function htmlOf(tree: Root): string {
  return toHtml(keepPunctuation(removeInlineCode(tree)), { allowDangerousHtml: true });
}

function rootOf(node: Nodes): Root {
  return node.type === "root" ? node : { type: "root", children: [node] };
}
