import type { Root } from "hast";
import type { Nodes, Root as Tree } from "mdast";
import type { ArticlePlugin } from "../../core/compile/article-plugin.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { fixLink } from "./fix-link.ts";
import { sanitizeArticle } from "./sanitize-article.ts";

/** Shows external text: dead links become their text, and the result is sanitized. */
export const README_ARTICLE: ArticlePlugin = {
  module: import.meta.filename,
  // READMEs link to headings that may have other ids here.
  inputs: (page, index) =>
    page.package === undefined ? [] : page.links.map(({ href }) => fixLink(href, page, index) ?? ""),
  mdast: (tree, page, index) => (page.package === undefined ? tree : withFixedLinks(tree, page, index)),
  hast: (tree, page) => (page.package === undefined ? tree : rootOf(sanitizeArticle(tree))),
};

function withFixedLinks(tree: Tree, page: SourcePage, index: SiteIndex): Tree {
  const fixed = (node: Nodes): Nodes[] => {
    if (!("children" in node)) return [node];
    const children = node.children.flatMap(fixed);
    if (node.type !== "link") return [Object.assign({ ...node }, { children })];
    const url = fixLink(node.url, page, index);
    return url === undefined ? children : [Object.assign({ ...node }, { children, url })];
  };
  return Object.assign({ ...tree }, { children: tree.children.flatMap(fixed) });
}

function rootOf(tree: ReturnType<typeof sanitizeArticle>): Root {
  return tree.type === "root" ? tree : { type: "root", children: tree.type === "doctype" ? [] : [tree] };
}
