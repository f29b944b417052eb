import type { Problem } from "#model/problem.ts";
import type { CheckPlugin } from "../../core/check/check-plugin.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { hashOfReference } from "./article.ts";
import { checkStatedDefaults } from "./check-stated-default.ts";
import { REFERENCE } from "./fact.ts";
import type { ReferenceIndex } from "./match-heading.ts";
import { checkReferenceCoverage } from "./reference-coverage.ts";
import { checkUnknownFlags } from "./unknown-flag.ts";
import { checkUnknownReferences } from "./unknown-reference.ts";

/** Compares what pages say with the reference. */
export const REFERENCE_RULES: CheckPlugin = {
  module: import.meta.filename,
  inputs: (_page, index) => [hashOfReference(REFERENCE.of(index))],
  page: [checkUnknownReferences, checkStatedDefaults, checkUnknownFlags].map(withReference),
  site: [
    ({ index }) => {
      const reference = REFERENCE.of(index);
      return reference === undefined ? [] : checkReferenceCoverage(index.pages.values(), reference);
    },
  ],
};

function withReference(rule: (page: SourcePage, reference: ReferenceIndex) => Problem[]) {
  return (page: SourcePage, index: SiteIndex) => {
    const reference = REFERENCE.of(index);
    return reference === undefined ? [] : rule(page, reference);
  };
}
