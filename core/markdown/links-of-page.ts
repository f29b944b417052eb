import { START } from "../problems/place.ts";
import { nodesOf } from "./nodes-of.ts";
import { placeOf } from "./place-of.ts";
import type { SourcePage, WrittenLink } from "./source-page.ts";
import { writtenAttributes } from "./written-attributes.ts";

type Parsed = Pick<SourcePage, "tree" | "frontMatter" | "frontMatterPlaces">;

/**
 * Returns every link of a page as it's written: in Markdown, as a definition, as `<a href>`, or under `related` in the
 * front matter.
 */
export function linksOfPage(page: Parsed): WrittenLink[] {
  const related = (page.frontMatter.related ?? []).map(({ url }, index) => ({
    href: url,
    place: page.frontMatterPlaces.get(`related.${index}.url`) ?? START,
  }));
  const images = identifiersOf(page, "imageReference");
  const links = identifiersOf(page, "linkReference");
  const inMarkdown = nodesOf(page.tree, "link", "definition").filter(
    (node) => node.type === "link" || links.has(node.identifier) || !images.has(node.identifier),
  );
  const inTags = writtenAttributes(page).filter(({ tag, name }) => tag === "a" && name === "href");
  return [
    ...related,
    ...inMarkdown.map((node) => ({ href: node.url, place: placeOf(node) })),
    ...inTags.map(({ value, place }) => ({ href: value, place })),
  ];
}

function identifiersOf({ tree }: Parsed, type: "imageReference" | "linkReference"): Set<string> {
  return new Set(nodesOf(tree, type).map(({ identifier }) => identifier));
}
