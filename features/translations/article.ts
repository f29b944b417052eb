import type { Paragraph, Root } from "mdast";
import * as strings from "#strings";
import type { ArticlePlugin } from "../../core/compile/article-plugin.ts";
import { TRANSLATIONS } from "./translations.ts";

/** Puts a line above each block of a translation whose English has changed since. */
export const TRANSLATION_ARTICLE: ArticlePlugin = {
  module: import.meta.filename,
  inputs: ({ url }, index) => [`${TRANSLATIONS.of(index).outdated.get(url) ?? []}`],
  mdast: (tree, { url }, index) => withMarks(tree, TRANSLATIONS.of(index).outdated.get(url) ?? []),
};

function withMarks(tree: Root, outdated: readonly number[]): Root {
  if (outdated.length === 0) return tree;
  const mark: Paragraph = {
    type: "paragraph",
    children: [{ type: "text", value: strings.translation.changed }],
    data: { hProperties: { dataOutdated: "" } },
  };
  const children = tree.children.flatMap((block, position) => (outdated.includes(position) ? [mark, block] : [block]));
  return { ...tree, children };
}
