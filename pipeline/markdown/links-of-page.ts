import type { SourcePage, WrittenLink } from "../read/source-page.ts";
import { placeOf } from "./place-of.ts";
import { walkTree } from "./walk-tree.ts";
import { writtenAttributes } from "./written-attributes.ts";

type Parsed = Pick<SourcePage, "tree" | "frontMatter" | "frontMatterPlaces">;

/** Every link as it is written: in Markdown, as a definition, as `<a href>`, or under `related` in the front matter. */
export function linksOfPage(page: Parsed): WrittenLink[] {
  const links: WrittenLink[] = (page.frontMatter.related ?? []).map(({ url }, index) => ({
    href: url,
    place: page.frontMatterPlaces.get(`related.${index}.url`) ?? { line: 1, column: 1 },
  }));
  const pictures = identifiersOfPictures(page);
  walkTree(page.tree, (node) => {
    if (node.type === "link") links.push({ href: node.url, place: placeOf(node) });
    else if (node.type === "definition" && !pictures.has(node.identifier)) {
      links.push({ href: node.url, place: placeOf(node) });
    }
  });
  for (const { tag, name, value, place } of writtenAttributes(page)) {
    if (tag === "a" && name === "href") links.push({ href: value, place });
  }
  return links;
}

/** Identifiers of definitions that name pictures and no links. */
function identifiersOfPictures(page: Parsed): ReadonlySet<string> {
  const pictures = new Set<string>();
  const links = new Set<string>();
  walkTree(page.tree, (node) => {
    if (node.type === "imageReference") pictures.add(node.identifier);
    else if (node.type === "linkReference") links.add(node.identifier);
  });
  for (const identifier of links) pictures.delete(identifier);
  return pictures;
}
