import type { Problem } from "#model/problem.ts";
import { urlOfFile } from "#model/url.ts";
import { NO_CACHE } from "../../core/cache/step-cache.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { parseOnce } from "../../core/read/parse-once.ts";
import { loadPackages, type PackageSource } from "./fetch/load-packages.ts";
import { readPackageList } from "./fetch/package-list.ts";
import { problemOfQuestions, type QuestionsById, readPackageQuestions } from "./package-questions.ts";
import { hashOfReadme, parseReadme } from "./parse-readme.ts";

export type PackagePages = {
  sources: SourcePage[];
  problems: Problem[];
  /** Number of listed packages whose README was loaded. */
  had: number;
  listed: number;
};

/** Returns every package of the list as a page, unless the content has a page with its URL. */
export async function loadPackagePages(
  own: readonly SourcePage[],
  siteUrl: string,
  source: PackageSource = {},
  cache = NO_CACHE,
): Promise<PackagePages> {
  const entries = await readPackageList(source.list);
  const urls = new Set(own.map((page) => page.url));
  const questions = await readPackageQuestions(source.questions);
  const wanted = entries.filter((entry) => !urls.has(urlOfFile(`${entry.kind}s/${entry.name}.md`)));
  const { packages, problems } = await loadPackages(wanted, source);
  const names = new Set(entries.map(({ name }) => name));
  const unknown = [...questions].flatMap(([name, byId]) => (names.has(name) ? [] : [unknownPackage(name, byId)]));
  const sources = packages.flatMap((loaded) => {
    const asked = questions.get(loaded.entry.name);
    const page = parseOnce(cache, hashOfReadme(loaded, siteUrl, asked), () => parseReadme(loaded, siteUrl, asked));
    return Array.isArray(page) ? [] : [page];
  });
  return {
    sources,
    problems: [...unknown, ...problems, ...sources.flatMap((page) => page.problems)],
    had: packages.filter(({ files }) => files !== undefined).length,
    listed: wanted.length,
  };
}

function unknownPackage(name: string, byId: QuestionsById): Problem {
  return problemOfQuestions([...byId.values()][0] ?? [], {
    message: `data/packages.json has no package '${name}'.`,
    fix: "Correct its name, or remove its questions.",
  });
}
