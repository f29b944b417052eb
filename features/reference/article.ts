import type { Element } from "hast";
import { hashOf } from "../../core/cache/hash.ts";
import type { ArticlePlugin } from "../../core/compile/article-plugin.ts";
import { withNameParts } from "../../core/compile/with-name-parts.ts";
import { documentedEntries } from "./documented-entries.ts";
import { REFERENCE } from "./fact.ts";
import type { ReferenceIndex } from "./match-heading.ts";
import { referenceLine } from "./reference-line.ts";

/** Puts a line of facts below each heading that names an option, a hook or an export. */
export const REFERENCE_ARTICLE: ArticlePlugin = {
  module: import.meta.filename,
  inputs: (_page, index) => [hashOfReference(REFERENCE.of(index))],
  heading: (page, index) => {
    const reference = REFERENCE.of(index);
    const documented = reference === undefined || page.package !== undefined ? [] : documentedEntries(page, reference);
    const entries = new Map<unknown, (typeof documented)[number]["entry"]>(
      documented.map(({ heading, entry }) => [heading.id, entry]),
    );
    return (heading: Element) => {
      const entry = entries.get(heading.properties["id"]);
      const facts = entry && referenceLine(entry);
      return facts === undefined ? [heading] : [withNameParts(heading), facts];
    };
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
