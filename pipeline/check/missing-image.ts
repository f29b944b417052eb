import type { Problem } from "#model/problem.ts";
import { isExternal } from "#model/url.ts";
import { resolveImage } from "../index/resolve-link.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { placeOf } from "../markdown/place-of.ts";
import { walkTree } from "../markdown/walk-tree.ts";
import type { Place, SourcePage } from "../read/source-page.ts";
import { didYouMean } from "./nearest-name.ts";
import { nearestUrl } from "./nearest-url.ts";
import { problemIn } from "./problem-in.ts";
import { writtenAttributes } from "./written-attributes.ts";

export function checkMissingImages(page: SourcePage, index: SiteIndex): Problem[] {
  return imagesOfPage(page).flatMap(({ src, place }) => {
    if (isExternal(src) || resolveImage(src, page, index) !== undefined) return [];
    return problemIn(page, place, {
      rule: "missing-image",
      message: `${src}: there is no such picture.`,
      remedy: didYouMean(
        nearestPicture(src, page, index),
        "Put the picture beside the page, or correct its name; names are case-sensitive.",
      ),
    });
  });
}

function imagesOfPage(page: SourcePage): { src: string; place: Place }[] {
  const images: { src: string; place: Place }[] = [];
  const referenced = new Set<string>();
  walkTree(page.tree, (node) => {
    if (node.type === "imageReference") referenced.add(node.identifier);
  });
  walkTree(page.tree, (node) => {
    if (node.type === "image") images.push({ src: node.url, place: placeOf(node) });
    else if (node.type === "definition" && referenced.has(node.identifier)) {
      images.push({ src: node.url, place: placeOf(node) });
    }
  });
  for (const { tag, name, value, place } of writtenAttributes(page)) {
    if (tag === "img" && name === "src") images.push({ src: value, place });
  }
  return images;
}

/** As it would be written: './name.svg' for a picture beside the page, else its path from the root. */
function nearestPicture(src: string, page: SourcePage, index: SiteIndex): string | undefined {
  const folder = page.path.slice(0, page.path.lastIndexOf("/") + 1);
  const path = src.startsWith("/") ? src : `/${folder}${src.replace(/^\.\//, "")}`;
  const nearest = nearestUrl(
    path,
    index.assets.keys().map((asset) => `/${asset}`),
  );
  if (nearest === undefined || src.startsWith("/")) return nearest;
  const beside = nearest.startsWith(`/${folder}`) ? nearest.slice(folder.length + 1) : undefined;
  return beside === undefined ? nearest : `./${beside}`;
}
