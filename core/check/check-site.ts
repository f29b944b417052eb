import { setImmediate } from "node:timers/promises";
import { type Problem, sortProblems } from "#model/problem.ts";
import { urlOfFile } from "#model/url.ts";
import { type Cache, hashOfCode, NO_CACHE } from "../cache/step-cache.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { declaredAttributes, pageComponents } from "../markdown/page-components.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import type { ParsePlugin } from "../read/parse-page.ts";
import { checkAsideMarkers } from "./aside-marker.ts";
import type { CheckedSite, CheckPlugin } from "./check-plugin.ts";
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

export type SiteToCheck = {
  root?: string;
  parsers?: readonly ParsePlugin[];
  /** All pages, including those with the URL of another one. */
  sources: readonly SourcePage[];
  index: SiteIndex;
  /** Problems of files that couldn't be parsed. */
  loading?: readonly Problem[];
  plugins?: readonly CheckPlugin[];
  /** Mistakes that a site can be built with are warnings: the pages are other people's. */
  isLenient?: boolean;
  isThorough?: boolean;
  cache?: Cache;
};

const STEP = { name: "check", module: import.meta.filename };

/** The check yields to other tasks after this many milliseconds. */
const SLICE = 8;

/**
 * Returns every mistake in the content, in the order of files and lines; only those found so far when the signal aborts
 * it. Yields to other tasks between slices.
 */
export async function checkSite(site: SiteToCheck, signal?: AbortSignal): Promise<Problem[]> {
  const problems: Problem[] = [];
  let begun = performance.now();
  for await (const found of problemsByPage(site)) {
    problems.push(...found);
    if (performance.now() - begun < SLICE) continue;
    await setImmediate();
    if (signal?.aborted) break;
    begun = performance.now();
  }
  return inOrder(problems, site);
}

/** Rules for content that no site can show. */
const ALWAYS_ERRORS = new Set(["syntax", "encoding", "front-matter", "duplicate-url", "no-pages"]);

function inOrder(problems: readonly Problem[], { isLenient = false }: SiteToCheck): Problem[] {
  const isSoft = ({ rule }: Problem) => isLenient && !ALWAYS_ERRORS.has(rule);
  return sortProblems(problems.map((problem) => (isSoft(problem) ? { ...problem, severity: "warning" } : problem)));
}

async function* problemsByPage(site: SiteToCheck): AsyncGenerator<readonly Problem[]> {
  const { root = "content", parsers = [], sources, index, loading = [], plugins = [] } = site;
  const { isThorough = false, cache = NO_CACHE } = site;
  const inputsOf = inputsOfPages(index, plugins);
  const unreadable = new Set(loading.map((problem) => urlOfFile(problem.file)));
  const checkLinks = (page: SourcePage) => LINK_RULES.flatMap((check) => check(page, index, unreadable));
  const checkPage = (page: SourcePage) => [...problemsOfPage(page, index, plugins), ...checkLinks(page)];
  yield loading;
  yield checkDuplicateUrls(sources);
  for (const page of sources) {
    // Writers can't correct a package's README; parsing it fixes its mistakes.
    if (page.package !== undefined) continue;
    yield cache.get(STEP, inputsOf(page), () => problemsOfPage(page, index, plugins));
    yield checkLinks(page);
  }
  const checked: CheckedSite = { root, parsers, sources, index, unreadable, isThorough, checkPage };
  for (const rule of plugins.flatMap(({ site: rules = [] }) => rules)) yield await rule(checked);
}

/** A page's own problems depend on the page, the components, and what the plugins' rules look at. */
function inputsOfPages(index: SiteIndex, plugins: readonly CheckPlugin[]): (page: SourcePage) => readonly string[] {
  const components = JSON.stringify(pageComponents().map((name) => [name, declaredAttributes(name)]));
  const shared = [components, ...plugins.map(({ module }) => hashOfCode(module))];
  return (page) => [...shared, page.hash, ...plugins.flatMap((plugin) => plugin.inputs?.(page, index) ?? [])];
}

/** Rules for every page. In Markdown files, those for MDX find nothing. */
const RULES = [checkDuplicateIds, checkHeadingOrder, checkComponents, checkMdxCode, checkInlineCode, checkAsideMarkers];

/** Rules that look at other pages. Their problems aren't cached, because they don't need the page's tree. */
const LINK_RULES = [checkDeadLinks, checkDeadAnchors, checkMissingImages, checkLinkStyle];

/** Returns the problems that can be found without looking at other pages. */
function problemsOfPage(page: SourcePage, index: SiteIndex, plugins: readonly CheckPlugin[]): Problem[] {
  if (page.unreadable) return page.problems;
  const rules = plugins.flatMap(({ page: own = [] }) => own);
  return [...page.problems, ...RULES.flatMap((check) => check(page)), ...rules.flatMap((check) => check(page, index))];
}
