import type { ArticlePlugin } from "../../core/compile/article-plugin.ts";
import { addOldIds } from "./add-old-ids.ts";
import { OLD_IDS } from "./fact.ts";
import { titleOfTarget } from "./title-of-target.ts";

/** Makes links to ids that a page no longer has work without script. */
export const OLD_IDS_ARTICLE: ArticlePlugin = {
  module: import.meta.filename,
  // Links for old ids show the titles of their targets, which may be on other pages.
  inputs: ({ url }, index) =>
    [...(OLD_IDS.of(index).get(url) ?? [])].flatMap(([old, target]) => [old, target, titleOfTarget(target, index)]),
  hast: addOldIds,
};
