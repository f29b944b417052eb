import type { Problem } from "#model/problem.ts";
import { buildSiteIndex } from "../index/build-site-index.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { parsePage } from "../read/parse-page.ts";
import { isPagePath } from "../read/read-content.ts";
import type { SourcePage } from "../read/source-page.ts";

/** Front matter in three lines: the body below begins in line 4. */
export function withTitle(body: string, title = "Title"): string {
  return `---\ntitle: ${title}\n---\n${body}`;
}

/** The page of a file with this text. Throws for one that can't be parsed. */
export function sourcePageOf(path: string, text: string, foreign = false): SourcePage {
  const parsed = parsePage({ path, bytes: Buffer.from(text) }, { foreign });
  if (Array.isArray(parsed)) throw new Error(lines(parsed).join("\n"));
  return parsed;
}

/** What is told of a file that can't be parsed. */
export function problemsOf(path: string, text: string | Buffer, foreign = false): Problem[] {
  const parsed = parsePage({ path, bytes: Buffer.from(text) }, { foreign });
  return Array.isArray(parsed) ? parsed : parsed.problems;
}

export type TestSite = { sources: SourcePage[]; index: SiteIndex; page: SourcePage };

/** A site of these files, by path; `page` is the first of them. */
export function siteOf(files: Record<string, string | Buffer>, foreign = false): TestSite {
  const all = Object.entries(files);
  const sources = all
    .filter(([path]) => isPagePath(path))
    .map(([path, text]) => sourcePageOf(path, text.toString(), foreign));
  const pictures = all
    .filter(([path]) => !isPagePath(path))
    .map(([path, bytes]) => ({ path, bytes: Buffer.from(bytes) }));
  const [page] = sources;
  if (page === undefined) throw new Error("A site needs a page.");
  return { sources, index: buildSiteIndex(sources, pictures), page };
}

/** Problems as text for comparison: '4:1 dead-link /b/: there is no such page. Correct …'. */
export function lines(problems: readonly Problem[]): string[] {
  return problems.map(
    ({ line, column, rule, severity, message, remedy }) =>
      `${line}:${column} ${severity === "warning" ? "warning " : ""}${rule} ${message} | ${remedy}`,
  );
}
