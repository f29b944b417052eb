import type { ReferenceEntry } from "#model/reference.ts";
import { hashOf } from "../../core/cache/hash.ts";
import type { ArticlePlugin } from "../../core/compile/article-plugin.ts";
import { changeElements, NEWLINE } from "../../core/compile/change-elements.ts";
import { withNameParts } from "../../core/compile/with-name-parts.ts";
import { documentedEntries } from "./documented-entries.ts";
import { REFERENCE } from "./fact.ts";
import type { ReferenceIndex } from "./match-heading.ts";
import { referenceLine } from "./reference-line.ts";

/** Puts a line of facts below each heading that names an option, a hook or an export. */
export const REFERENCE_ARTICLE: ArticlePlugin = {
  module: import.meta.filename,
  inputs: (_page, index) => [hashOfReference(REFERENCE.of(index))],
  hast: (tree, page, index) => {
    const reference = REFERENCE.of(index);
    if (reference === undefined || page.package !== undefined) return tree;
    const entries = new Map<unknown, ReferenceEntry>(
      documentedEntries(page, reference).map(({ heading, entry }) => [heading.id, entry]),
    );
    return changeElements(tree, (node) => {
      const entry = /^h[1-6]$/.test(node.tagName) ? entries.get(node.properties["id"]) : undefined;
      const facts = entry && referenceLine(entry);
      return facts === undefined ? node : [withNameParts(node), NEWLINE, facts];
    });
  },
};

const hashes = new WeakMap<ReferenceIndex, string>();

/** Hashes everything that the reference says. */
export function hashOfReference(reference: ReferenceIndex | undefined): string {
  if (reference === undefined) return "";
  const hash = hashes.get(reference) ?? hashOf(JSON.stringify(reference.reference));
  hashes.set(reference, hash);
  return hash;
}
