import { hashOf } from "../../core/cache/hash.ts";
import type { ArticlePlugin } from "../../core/compile/article-plugin.ts";
import { PLAYGROUND_EXAMPLES } from "./fact.ts";
import { offerPlayground } from "./offer-playground.ts";

/** Links the code of an example to the playground. */
export const PLAYGROUND_ARTICLE: ArticlePlugin = {
  module: import.meta.filename,
  inputs: (_page, index) => [hashOf(...PLAYGROUND_EXAMPLES.of(index))],
  hast: offerPlayground,
};
