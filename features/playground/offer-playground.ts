import type { Element, Root } from "hast";
import { LABEL_LANGUAGE } from "#model/label-language.ts";
import { PLAYGROUND_URL, playgroundUrl } from "#model/url.ts";
import * as strings from "#strings";
import { hashOf } from "../../core/cache/hash.ts";
import type { ArticlePlugin } from "../../core/compile/article-plugin.ts";
import { changeElements } from "../../core/compile/change-elements.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { element } from "../../core/markdown/element.ts";
import { fenceOf } from "../../core/markdown/form-code-blocks.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { PLAYGROUND_EXAMPLES } from "./fact.ts";

export const PLAYGROUND_ARTICLE: ArticlePlugin = {
  module: import.meta.filename,
  inputs: (_page, index) => [hashOf(...PLAYGROUND_EXAMPLES.of(index))],
  hast: offerPlayground,
};

/**
 * Links the code of an example to the playground in its head, for the first code of each example on a page, if the
 * playground builds that example.
 */
function offerPlayground(tree: Root, _page: SourcePage, index: SiteIndex): Root {
  const offered = new Set<string>();
  const playgroundExamples = PLAYGROUND_EXAMPLES.of(index);
  if (!index.pages.has(PLAYGROUND_URL)) return tree;
  return changeElements(tree, (figure) => {
    const code = figure.data?.code;
    const example = code && fenceOf(code).options.get("example");
    const [caption] = figure.children;
    if (example === undefined || offered.has(example) || !playgroundExamples.has(example)) return figure;
    if (caption?.type !== "element" || caption.tagName !== "figcaption") return figure;
    offered.add(example);
    caption.children.push(linkTo(example));
    return figure;
  });
}

function linkTo(example: string): Element {
  const ariaLabel = strings.article.playgroundFor(example);
  const properties = { href: playgroundUrl(example), ariaLabel, ...LABEL_LANGUAGE };
  return element("a", properties, [strings.article.playground]);
}
