import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { packIndex } from "#model/pack-index.ts";
import type { Page } from "#model/page.ts";
import type { Problem } from "#model/problem.ts";
import { SEARCH_URL } from "#model/search-index.ts";
import { exampleUrl } from "#model/url.ts";
import { checkSiteInSlices } from "../check/check-site.ts";
import { exampleArchive } from "../examples/example-archive.ts";
import { buildSiteIndex } from "../index/build-site-index.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { Kept } from "../kept.ts";
import { compilePage } from "../markdown/compile-page.ts";
import { compilePages, wholePage } from "../markdown/compile-pages.ts";
import { compilePrintables } from "../markdown/compile-printable.ts";
import { loadSite } from "../read/load-site.ts";
import { parsePage } from "../read/parse-page.ts";
import { type ContentFile, isContentPath, isPagePath } from "../read/read-content.ts";
import { type Examples, readExampleFiles, readExampleNames, readExamples } from "../read/read-examples.ts";
import type { SiteConfig } from "../read/site-config.ts";
import type { SourcePage } from "../read/source-page.ts";
import { readReferenceIndex } from "../reference/read-reference-index.ts";
import { buildSearchIndex } from "../search/build-search-index.ts";
import { compileSearchPage } from "../search/compile-search-page.ts";
import { readSearchWords } from "../search/read-search-words.ts";

/** The content folder while it is being edited. A file that can't be parsed leaves its last good page in place. */
export type DevContent = {
  index: () => SiteIndex;
  /** The page at an address, compiled now; undefined when there is none. */
  page: (url: string) => Page | undefined;
  /** The search index, built when it is asked for. */
  searchIndex: () => Promise<string>;
  /** The example project that a page offers at this address. */
  archive: (url: string) => Promise<Uint8Array | undefined>;
  /** Reads one changed, new or removed file anew. False when it is none of the content's. */
  update: (path: string) => Promise<boolean>;
  /** What is wrong with the content; undefined when the signal came first. */
  check: (signal: AbortSignal) => Promise<Problem[] | undefined>;
};

type Options = { root: string; foreign: boolean; offline: boolean; config: SiteConfig; kept: Kept };

export async function openDevContent({ root, foreign, offline, config, kept }: Options): Promise<DevContent> {
  const loaded = await loadSite(root, { foreign, later: true, packages: { offline } }, kept);
  const sources = new Map<string, SourcePage>(loaded.sources.map((source) => [source.path, source]));
  const pictures = new Map<string, ContentFile>(loaded.pictures.map((file) => [file.path, file]));
  const unreadable = new Map<string, Problem[]>(Map.groupBy(loaded.problems, (problem) => problem.file));
  const reference = foreign ? undefined : await readReferenceIndex();
  let examples = await readExampleNames(root);
  /** Their files, some thousand, from the first check on until one of them changes. */
  let exampleFiles: Promise<Examples> | undefined;
  const buildIndex = () => {
    const ordered = [...sources.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    return buildSiteIndex(ordered, [...pictures.values()], { examples, reference });
  };
  let index = buildIndex();

  return {
    index: () => index,
    page: (url) => {
      const source = index.pages.get(url);
      if (source !== undefined) return compilePage(source, index, config);
      const combined = () => compilePrintables(compilePages(index, config)).find((page) => page.url === url);
      const page = url === SEARCH_URL ? compileSearchPage(index) : url.endsWith("/printable/") ? combined() : undefined;
      return page && wholePage(page);
    },
    searchIndex: async () => {
      return packIndex(buildSearchIndex(compilePages(index, config), index, await readSearchWords()));
    },
    archive: async (url) => {
      const name = examples.find((each) => exampleUrl(each) === url);
      return name === undefined ? undefined : exampleArchive(name, readExampleFiles(root, name));
    },
    update: async (path) => {
      if (path.startsWith("examples/")) {
        exampleFiles = undefined;
        examples = await readExampleNames(root);
        index = buildIndex();
        return true;
      }
      if (!isContentPath(path)) return false;
      const bytes = await readFile(join(root, path)).catch(() => undefined);
      unreadable.delete(path);
      if (bytes === undefined) {
        sources.delete(path);
        pictures.delete(path);
      } else if (isPagePath(path)) {
        const parsed = parsePage({ path, bytes }, { foreign });
        const last = sources.get(path);
        const isLastGood = last !== undefined && !last.unreadable;
        if (Array.isArray(parsed) || (parsed.unreadable && isLastGood)) {
          unreadable.set(path, Array.isArray(parsed) ? parsed : parsed.problems);
          if (!isLastGood) sources.delete(path);
        } else sources.set(path, parsed);
      } else pictures.set(path, { path, bytes });
      index = buildIndex();
      return true;
    },
    check: async (signal) => {
      const loading = [...unreadable.values()].flat();
      const site = { sources: [...sources.values()], index, foreign, loading };
      exampleFiles ??= readExamples(root);
      return checkSiteInSlices({ ...site, examples: await exampleFiles }, signal);
    },
  };
}
