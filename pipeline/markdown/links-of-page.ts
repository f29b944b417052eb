import type { SourcePage, WrittenLink } from "../read/source-page.ts";
import { placeOf } from "./place-of.ts";
import { walkTree } from "./walk-tree.ts";
import { writtenAttributes } from "./written-attributes.ts";

type Parsed = Pick<SourcePage, "tree" | "frontMatter" | "frontMatterPlaces">;

/**
 * Returns every link of a page as it's written: in Markdown, as a definition, as `<a href>`, or under `related` in the
 * front matter.
 */
export function linksOfPage(page: Parsed): WrittenLink[] {
  const links: WrittenLink[] = (page.frontMatter.related ?? []).map(({ url }, index) => ({
    href: url,
    place: page.frontMatterPlaces.get(`related.${index}.url`) ?? { line: 1, column: 1 },
  }));
  const images = identifiersOfImages(page);
  walkTree(page.tree, (node) => {
    if (node.type === "link") links.push({ href: node.url, place: placeOf(node) });
    else if (node.type === "definition" && !images.has(node.identifier)) {
      links.push({ href: node.url, place: placeOf(node) });
    }
  });
  for (const { tag, name, value, place } of writtenAttributes(page)) {
    if (tag === "a" && name === "href") links.push({ href: value, place });
  }
  return links;
}

/** Returns the identifiers of definitions that are only used by images. */
function identifiersOfImages(page: Parsed): ReadonlySet<string> {
  const images = new Set<string>();
  const links = new Set<string>();
  walkTree(page.tree, (node) => {
    if (node.type === "imageReference") images.add(node.identifier);
    else if (node.type === "linkReference") links.add(node.identifier);
  });
  for (const identifier of links) images.delete(identifier);
  return images;
}
