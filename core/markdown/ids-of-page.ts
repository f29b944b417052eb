import { nodesOf } from "./nodes-of.ts";
import type { SourcePage } from "./source-page.ts";
import { writtenAttributes } from "./written-attributes.ts";

/** Returns every id that a link to the page may name: of headings, footnotes, raw HTML and MDX elements. */
export function idsOfPage({ tree, headings }: Pick<SourcePage, "tree" | "headings">): string[] {
  const inTags = writtenAttributes({ tree }).filter(
    ({ tag, name }) => name === "id" || (tag === "a" && name === "name"),
  );
  return [
    ...new Set([
      ...headings.map(({ id }) => id),
      ...inTags.map(({ value }) => value),
      ...nodesOf(tree, "footnoteDefinition").map(({ identifier }) => `fn-${identifier}`),
    ]),
  ];
}
