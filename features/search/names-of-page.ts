import type { ReferenceEntry } from "#model/reference.ts";
import type { SectionNames } from "#search/index/build-search-index.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { documentedEntries } from "../reference/documented-entries.ts";
import type { ReferenceIndex } from "../reference/match-heading.ts";

/** By heading id. */
export function namesOfPage(page: SourcePage, reference: ReferenceIndex | undefined): Map<string, SectionNames> {
  if (reference === undefined || page.package !== undefined) return new Map();
  return new Map(documentedEntries(page, reference).map(({ heading, entry }) => [heading.id, namesOf(entry)]));
}

/**
 * Returns the forms of a name: 'output.filename' and '--output-filename'; 'Compiler.hooks.make'; 'BannerPlugin.raw'.
 */
function namesOf({ category, name, owner, flag }: ReferenceEntry): SectionNames {
  const isHook = category === "hooks" || category === "plugin-hooks";
  const fullName = owner === undefined || category === "cli" ? name : `${owner}.${isHook ? "hooks." : ""}${name}`;
  const isWord = category === "exports" && /^[a-z]/.test(name.split(".").at(-1) ?? "");
  if (category === "stats-fields" || isWord) return { own: [], minor: [fullName] };
  return { own: flag === undefined || flag === fullName ? [fullName] : [fullName, flag], minor: [] };
}
