import type { Problem } from "#model/problem.ts";
import { isExternal } from "#model/url.ts";
import { resolveImage } from "../index/resolve-link.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import { didYouMean } from "../problems/nearest-name.ts";
import { problemIn } from "../problems/problem-in.ts";
import { nearestUrl } from "./nearest-url.ts";

export function checkMissingImages(page: SourcePage, index: SiteIndex): Problem[] {
  return page.images.flatMap(({ src, place }) => {
    if (isExternal(src) || resolveImage(src, page, index) !== undefined) return [];
    return problemIn(page, place, {
      rule: "missing-image",
      message: `${src}: there is no such image.`,
      fix: didYouMean(
        nearestImage(src, page, index),
        "Put the image beside the page, or correct its name. Names are case-sensitive.",
      ),
    });
  });
}

/** Returns a path as a page would write it: './name.svg' for an image beside the page, otherwise from the root. */
function nearestImage(src: string, page: SourcePage, index: SiteIndex): string | undefined {
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
