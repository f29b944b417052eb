import { setImmediate } from "node:timers/promises";
import { type Problem, sortProblems } from "#model/problem.ts";
import { urlOfFile } from "#model/url.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { hashOf, type Kept, NOTHING_KEPT } from "../kept.ts";
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
  /** Where what was found earlier is kept. */
  kept?: Kept;
};

/** Every mistake of the content, in the order of files and lines. */
export function checkSite(site: SiteToCheck): Problem[] {
  return inOrder([...problemsByPage(site)].flat(), site);
}

/** How long the check keeps others waiting, in milliseconds. */
const SLICE = 8;

/** The same while others have work to do: they come in between. Undefined as soon as the answer is no longer wanted. */
export async function checkSiteInSlices(site: SiteToCheck, signal: AbortSignal): Promise<Problem[] | undefined> {
  const problems: Problem[] = [];
  let begun = performance.now();
  for (const found of problemsByPage(site)) {
    problems.push(...found);
    if (performance.now() - begun < SLICE) continue;
    await setImmediate();
    if (signal.aborted) return undefined;
    begun = performance.now();
  }
  return inOrder(problems, site);
}

function inOrder(problems: readonly Problem[], { foreign }: SiteToCheck): Problem[] {
  return sortProblems(foreign ? softenForeign(problems) : problems);
}

function* problemsByPage(site: SiteToCheck): Generator<readonly Problem[]> {
  const { sources, index, loading = [], kept = NOTHING_KEPT } = site;
  const inputsOf = inputsOfPages(site);
  const unreadable = new Set(loading.map((problem) => urlOfFile(problem.file)));
  yield loading;
  yield checkDuplicateUrls(sources);
  for (const page of sources) {
    // What a README does wrong is mended where it is read; nobody who is told here could correct it.
    if (page.package !== undefined) continue;
    yield kept.once("check", inputsOf(page), () => problemsOfPage(page, site));
    yield problemsOfLinks(page, index, unreadable);
  }
  if (index.reference !== undefined) yield checkReferenceCoverage(index.pages.values(), index.reference);
}

/** All that a page's own problems depend on: the page, and the examples that it quotes. */
function inputsOfPages({ index, examples, foreign, dictionary }: SiteToCheck): (page: SourcePage) => string[] {
  const hashes = new Map([...examples].map(([name, files]) => [name, hashOf(JSON.stringify([...files]))]));
  const rules = JSON.stringify([foreign, dictionary !== undefined, index.reference !== undefined]);
  // For an example that isn't there, one with a similar name is looked for.
  const names = JSON.stringify([...examples.keys()]);
  return (page) => [rules, page.hash, ...page.examples.map((name) => hashes.get(name) ?? names)];
}

/** What a page alone shows. */
function problemsOfPage(page: SourcePage, { index, examples, foreign, dictionary }: SiteToCheck): Problem[] {
  if (page.unreadable) return page.problems;
  return [
    ...page.problems,
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
  ];
}

/** What depends on the other pages: looked up anew in every run, as it needs no tree. */
function problemsOfLinks(page: SourcePage, index: SiteIndex, unreadable: ReadonlySet<string>): Problem[] {
  return [
    ...checkDeadLinks(page, index, unreadable),
    ...checkDeadAnchors(page, index),
    ...checkMissingImages(page, index),
    ...checkLinkStyle(page, index),
  ];
}
