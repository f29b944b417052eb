import { setImmediate } from "node:timers/promises";
import { type Problem, sortProblems } from "#model/problem.ts";
import { urlOfFile } from "#model/url.ts";
import { checkExampleDrift } from "../../features/examples/example-drift.ts";
import type { Examples } from "../../features/examples/read-examples.ts";
import { checkOldAddresses } from "../../features/old-urls/check-old-urls.ts";
import { checkPublishedIds } from "../../features/old-urls/check-published-ids.ts";
import type { PublishedIds } from "../../features/old-urls/published-ids.ts";
import { checkDuplicateQuestions } from "../../features/questions/duplicate-question.ts";
import { checkStatedDefaults } from "../../features/reference/rules/check-stated-default.ts";
import { checkReferenceCoverage } from "../../features/reference/rules/reference-coverage.ts";
import { checkUnknownFlags } from "../../features/reference/rules/unknown-flag.ts";
import { checkUnknownReferences } from "../../features/reference/rules/unknown-reference.ts";
import { checkTranslation } from "../../features/translations/check-translation.ts";
import type { Labels } from "../../features/translations/read-labels.ts";
import type { TranslatedPage } from "../../features/translations/read-translations.ts";
import { checkLabels } from "../../features/translations/untranslated-label.ts";
import { checkCodeSyntax } from "../../features/writing/rules/code-syntax.ts";
import type { Dictionary } from "../../features/writing/rules/dictionary.ts";
import { checkDuplicateTitles } from "../../features/writing/rules/duplicate-title.ts";
import { checkGlossaryTerms } from "../../features/writing/rules/glossary-term.ts";
import { checkLongSentences } from "../../features/writing/rules/long-sentence.ts";
import { checkMissingDescription } from "../../features/writing/rules/missing-description.ts";
import { checkNodeVersions } from "../../features/writing/rules/node-version.ts";
import { checkSpelling } from "../../features/writing/rules/spelling.ts";
import { checkWebpackName } from "../../features/writing/rules/webpack-name.ts";
import { checkWording } from "../../features/writing/rules/wording.ts";
import { hashOf } from "../cache/hash.ts";
import { type Cache, NO_CACHE } from "../cache/step-cache.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { declaredAttributes, pageComponents } from "../read/page-components.ts";
import type { SourcePage } from "../read/source-page.ts";
import { checkAsideMarkers } from "./aside-marker.ts";
import { checkComponents } from "./components.ts";
import { checkDeadAnchors } from "./dead-anchor.ts";
import { checkDeadLinks } from "./dead-link.ts";
import { checkDuplicateIds } from "./duplicate-id.ts";
import { checkDuplicateUrls } from "./duplicate-url.ts";
import { checkHeadingOrder } from "./heading-order.ts";
import { checkInlineCode } from "./inline-code.ts";
import { checkLinkStyle } from "./link-style.ts";
import { checkMdxCode } from "./mdx-code.ts";
import { checkMissingImages } from "./missing-image.ts";
import { checkNavigationLinks } from "./navigation-links.ts";

export type SiteToCheck = {
  /** All pages, including those with the URL of another one. */
  sources: readonly SourcePage[];
  index: SiteIndex;
  examples: Examples;
  /** The content is someone else's documentation. */
  foreign: boolean;
  /** For our own prose; without a dictionary, spelling isn't checked. */
  dictionary?: Dictionary;
  /** URLs and ids that must keep working. */
  published?: PublishedIds;
  /** Text of data/navigation.json, if the content has all pages that it names. */
  navigation?: string;
  /** Text of data/search-suggestions.json, and the labels of other languages. */
  suggestions?: string;
  labels?: readonly Labels[];
  /** Translations that aren't among the pages of this build. */
  translated?: readonly TranslatedPage[];
  /** Problems of files that couldn't be parsed. */
  loading?: readonly Problem[];
  cache?: Cache;
};

const STEP = { name: "check", module: import.meta.filename };

/** Returns every mistake in the content, in the order of files and lines. */
export function checkSite(site: SiteToCheck): Problem[] {
  return inOrder([...problemsByPage(site)].flat(), site);
}

/** The check yields to other tasks after this many milliseconds. */
const SLICE = 8;

/** Like checkSite, but yields to other tasks between slices. Returns undefined when the signal aborts it. */
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

/** Rules for content that no site can show. */
const ALWAYS_ERRORS = new Set(["syntax", "encoding", "front-matter", "duplicate-url", "no-pages"]);

/** In external content, what only this project cares about is a warning, and so are links, which may leave the tree. */
function inOrder(problems: readonly Problem[], { foreign }: SiteToCheck): Problem[] {
  const isSoft = ({ rule }: Problem) => foreign && !ALWAYS_ERRORS.has(rule);
  return sortProblems(problems.map((problem) => (isSoft(problem) ? { ...problem, severity: "warning" } : problem)));
}

function* problemsByPage(site: SiteToCheck): Generator<readonly Problem[]> {
  const { sources, index, published, navigation, translated = [], loading = [], dictionary, foreign } = site;
  const { suggestions = "[]", labels = [], cache = NO_CACHE } = site;
  const inputsOf = inputsOfPages(site);
  const unreadable = new Set(loading.map((problem) => urlOfFile(problem.file)));
  yield loading;
  yield checkDuplicateUrls(sources);
  for (const page of sources) {
    // Writers can't correct a package's README; parsing it fixes its mistakes.
    if (page.package !== undefined) continue;
    yield cache.get(STEP, inputsOf(page), () => problemsOfPage(page, site));
    // A changed word list would invalidate the cached problems of all pages.
    const isEnglish = !foreign && page.translationOf === undefined;
    if (isEnglish && dictionary !== undefined && !page.unreadable) yield checkSpelling(page, dictionary);
    yield LINK_RULES.flatMap((check) => check(page, index, unreadable));
  }
  for (const each of translated) {
    yield problemsOfPage(each.page, site);
    yield LINK_RULES.flatMap((check) => check(each.page, index, unreadable));
    yield checkTranslation(each);
  }
  if (!foreign) yield checkDuplicateTitles(index.pages.values());
  if (!foreign) yield checkGlossaryTerms(index.pages);
  yield checkDuplicateQuestions(index.pages.values());
  yield checkOldAddresses(index);
  if (navigation !== undefined) yield checkNavigationLinks(navigation, index, unreadable);
  if (navigation !== undefined) yield checkLabels({ navigation, suggestions, pages: sources }, labels);
  if (published !== undefined) yield checkPublishedIds(published, index);
  if (index.reference !== undefined) yield checkReferenceCoverage(index.pages.values(), index.reference);
}

/** A page's own problems depend on the page, the examples that it quotes, the reference, and the components. */
function inputsOfPages({ index, examples, foreign }: SiteToCheck): (page: SourcePage) => string[] {
  const hashes = new Map([...examples].map(([name, files]) => [name, hashOf(JSON.stringify([...files]))]));
  const components = pageComponents().map((name) => [name, declaredAttributes(name)]);
  const rules = hashOf(JSON.stringify([foreign, index.reference?.reference, components]));
  // A missing example's problem suggests a similar name.
  const names = JSON.stringify([...examples.keys()]);
  return (page) => [rules, page.hash, ...page.examples.map((name) => hashes.get(name) ?? names)];
}

/** Rules for every page. In Markdown files, those for MDX find nothing. */
const RULES = [checkDuplicateIds, checkHeadingOrder, checkComponents, checkMdxCode, checkInlineCode, checkAsideMarkers];

/** Rules for our own pages. */
const OWN_RULES = [
  checkMissingDescription,
  checkCodeSyntax,
  checkNodeVersions,
  checkLongSentences,
  checkWording,
  checkWebpackName,
];

const REFERENCE_RULES = [checkUnknownReferences, checkStatedDefaults, checkUnknownFlags];

/** Rules that look at other pages. Their problems aren't cached, because they don't need the page's tree. */
const LINK_RULES = [checkDeadLinks, checkDeadAnchors, checkMissingImages, checkLinkStyle];

/** Returns the problems that can be found without looking at other pages. */
function problemsOfPage(page: SourcePage, { index: { reference }, examples, foreign }: SiteToCheck): Problem[] {
  if (page.unreadable) return page.problems;
  return [
    ...page.problems,
    ...[...RULES, ...(foreign ? [] : OWN_RULES)].flatMap((check) => check(page)),
    ...checkExampleDrift(page, examples),
    ...(reference === undefined ? [] : REFERENCE_RULES.flatMap((check) => check(page, reference))),
  ];
}
