import { type Problem, sortProblems } from "#model/problem.ts";
import { urlOfFile } from "#model/url.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { Examples } from "../read/read-examples.ts";
import type { SourcePage } from "../read/source-page.ts";
import { checkAsideMarkers } from "./aside-marker.ts";
import { checkCodeSyntax } from "./code-syntax.ts";
import { checkDeadAnchors } from "./dead-anchor.ts";
import { checkDeadLinks } from "./dead-link.ts";
import type { Dictionary } from "./dictionary.ts";
import { checkDuplicateIds } from "./duplicate-id.ts";
import { checkDuplicateUrls } from "./duplicate-url.ts";
import { checkExampleDrift } from "./example-drift.ts";
import { checkHeadingOrder } from "./heading-order.ts";
import { checkInlineCode } from "./inline-code.ts";
import { checkLinkStyle } from "./link-style.ts";
import { checkMdxCode } from "./mdx-code.ts";
import { checkMissingDescription } from "./missing-description.ts";
import { checkMissingImages } from "./missing-image.ts";
import { checkProse } from "./prose.ts";
import { checkReferenceCoverage } from "./reference-coverage.ts";
import { softenForeign } from "./soften-foreign.ts";
import { checkSpelling } from "./spelling.ts";
import { checkStatedDefaults } from "./stated-default.ts";
import { checkUnknownComponents } from "./unknown-component.ts";
import { checkUnknownFlags } from "./unknown-flag.ts";
import { checkUnknownReferences } from "./unknown-reference.ts";

export type SiteToCheck = {
  /** All pages, those with the address of another too. */
  sources: readonly SourcePage[];
  index: SiteIndex;
  examples: Examples;
  /** Other people's documentation. */
  foreign: boolean;
  /** For the words of our own prose; without one they are not looked at. */
  dictionary?: Dictionary;
  /** Of files that could not be parsed. */
  loading?: readonly Problem[];
};

/** Every mistake of the content, in the order of files and lines. */
export function checkSite({ sources, index, examples, foreign, dictionary, loading = [] }: SiteToCheck): Problem[] {
  const unreadable = new Set(loading.map((problem) => urlOfFile(problem.file)));
  const problems = [
    ...loading,
    ...checkDuplicateUrls(sources),
    // What a README does wrong is mended where it is read; nobody who is told here could correct it.
    ...sources
      .filter((page) => page.package === undefined)
      .flatMap((page) => [
        ...page.problems,
        ...checkDeadLinks(page, index, unreadable),
        ...checkDeadAnchors(page, index),
        ...checkMissingImages(page, index),
        ...checkLinkStyle(page, index),
        ...checkDuplicateIds(page),
        ...checkHeadingOrder(page),
        ...checkUnknownComponents(page),
        ...checkMdxCode(page),
        ...checkInlineCode(page),
        ...checkAsideMarkers(page),
        ...checkExampleDrift(page, examples),
        ...(foreign ? [] : [...checkMissingDescription(page), ...checkCodeSyntax(page), ...checkProse(page)]),
        ...(foreign || dictionary === undefined ? [] : checkSpelling(page, dictionary)),
        ...(index.reference === undefined ? [] : checkUnknownReferences(page, index.reference)),
        ...(index.reference === undefined ? [] : checkStatedDefaults(page, index.reference)),
        ...(index.reference === undefined ? [] : checkUnknownFlags(page, index.reference)),
      ]),
    ...(index.reference === undefined ? [] : checkReferenceCoverage(index.pages.values(), index.reference)),
  ];
  return sortProblems(foreign ? softenForeign(problems) : problems);
}
