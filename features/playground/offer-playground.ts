import type { Element } from "hast";
import type { Code } from "mdast";
import { LABEL_LANGUAGE } from "#model/label-language.ts";
import { PLAYGROUND_URL, playgroundUrl } from "#model/url.ts";
import * as strings from "#strings";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { element } from "../../core/markdown/element.ts";
import { fenceOf } from "../../core/markdown/form-code-blocks.ts";
import { PLAYGROUND_EXAMPLES } from "./fact.ts";

/**
 * Returns a function that links the code of an example to the playground in its head, for the first code of each
 * example on a page, if the playground builds that example.
 */
export function offerPlayground(index: SiteIndex): (code: Code, figure: Element) => Element {
  const offered = new Set<string>();
  const playgroundExamples = PLAYGROUND_EXAMPLES.of(index);
  if (!index.pages.has(PLAYGROUND_URL)) return (_code, figure) => figure;
  return (code, figure) => {
    const { example } = fenceOf(code);
    const [caption, ...content] = figure.children;
    if (example === undefined || offered.has(example) || !playgroundExamples.has(example)) return figure;
    if (caption?.type !== "element" || caption.tagName !== "figcaption") return figure;
    offered.add(example);
    const children = [...caption.children, linkTo(example)];
    return { ...figure, children: [{ ...caption, children }, ...content] };
  };
}

function linkTo(example: string): Element {
  const ariaLabel = strings.article.playgroundFor(example);
  const properties = { href: playgroundUrl(example), ariaLabel, ...LABEL_LANGUAGE };
  return element("a", properties, [strings.article.playground]);
}
