import type { Problem } from "#model/problem.ts";
import { buildSiteIndex } from "../core/index/build-site-index.ts";
import type { Facts } from "../core/index/fact.ts";
import type { SiteIndex } from "../core/index/site-index.ts";
import type { SourcePage } from "../core/markdown/source-page.ts";
import { type ParsePlugin, parsePage } from "../core/read/parse-page.ts";
import { isPagePath } from "../core/read/read-content.ts";

/** Adds front matter of three lines, so that the body starts in line 4. */
export function withTitle(body: string, title = "Title"): string {
  return `---\ntitle: ${title}\n---\n${body}`;
}

/** Parses a file with this text. Throws if it can't be parsed. */
export function sourcePageOf(path: string, text: string, plugins: readonly ParsePlugin[] = []): SourcePage {
  const parsed = parsePage({ path, bytes: Buffer.from(text) }, plugins);
  if (Array.isArray(parsed)) throw new Error(lines(parsed).join("\n"));
  return parsed;
}

/** Returns the problems of a file that can't be parsed. */
export function problemsOf(path: string, text: string | Buffer, plugins: readonly ParsePlugin[] = []): Problem[] {
  const parsed = parsePage({ path, bytes: Buffer.from(text) }, plugins);
  return Array.isArray(parsed) ? parsed : parsed.problems;
}

export type TestSite = { sources: SourcePage[]; index: SiteIndex; page: SourcePage };

/** Parses a site of these files, by path; `page` is the first of them. */
export function siteOf(files: Record<string, string | Buffer>, plugins: readonly ParsePlugin[] = []): TestSite {
  const all = Object.entries(files);
  const sources = all
    .filter(([path]) => isPagePath(path))
    .map(([path, text]) => sourcePageOf(path, text.toString(), plugins));
  const images = all
    .filter(([path]) => !isPagePath(path))
    .map(([path, bytes]) => ({ path, bytes: Buffer.from(bytes) }));
  const [page] = sources;
  if (page === undefined) throw new Error("A site needs a page.");
  return { sources, index: buildSiteIndex(sources, images), page };
}

/** Returns an index with other facts, which `set` sets. */
export function withFacts(index: SiteIndex, set: (facts: Facts) => void): SiteIndex {
  const facts = {};
  set(facts);
  return { ...index, facts };
}

/** Formats problems for comparison: '4:1 dead-link /b/: there is no such page. Correct …'. */
export function lines(problems: readonly Problem[]): string[] {
  return problems.map(
    ({ line, column, rule, severity, message, fix }) =>
      `${line}:${column} ${severity === "warning" ? "warning " : ""}${rule} ${message} | ${fix}`,
  );
}
