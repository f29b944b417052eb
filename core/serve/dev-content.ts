import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { packIndex } from "#model/pack-index.ts";
import type { Problem } from "#model/problem.ts";
import { SEARCH_URL } from "#model/search-index.ts";
import { exampleFilesUrl, exampleUrl } from "#model/url.ts";
import { language } from "#strings";
import {
  type Examples,
  readExampleFiles,
  readExampleNames,
  readExamples,
} from "../../features/examples/read-examples.ts";
import { zipExample } from "../../features/examples/zip-example.ts";
import { readOldIds } from "../../features/old-urls/old-ids.ts";
import { readRedirects } from "../../features/old-urls/redirects.ts";
import { readVersion4Pages } from "../../features/old-urls/version-4-pages.ts";
import { messageIndex } from "../../features/playground/message-index.ts";
import { readPlaygroundExamples } from "../../features/playground/playground-examples.ts";
import { projectOfExample } from "../../features/playground/project-of-example.ts";
import { readReferenceIndex } from "../../features/reference/read-reference-index.ts";
import { languageOfFile } from "../../features/translations/language-of-file.ts";
import { NO_TRANSLATIONS } from "../../features/translations/translations.ts";
import { buildSearchIndex } from "../../pipeline/search/build-search-index.ts";
import { compileSearchPage } from "../../pipeline/search/compile-search-page.ts";
import { readSearchWords } from "../../pipeline/search/read-search-words.ts";
import type { Cache } from "../cache/step-cache.ts";
import { checkSiteInSlices } from "../check/check-site.ts";
import { compilePage } from "../compile/compile-page.ts";
import { compilePages } from "../compile/compile-pages.ts";
import { compilePrintables } from "../compile/compile-printable.ts";
import { wholePage } from "../compile/compiled-page.ts";
import { buildSiteIndex } from "../index/build-site-index.ts";
import { loadSite } from "../read/load-site.ts";
import { readLanguages } from "../read/navigation.ts";
import { parsePage } from "../read/parse-page.ts";
import { type ContentFile, isContentPath, isPagePath } from "../read/read-content.ts";
import type { SiteConfig } from "../read/site-config.ts";
import type { SourcePage } from "../read/source-page.ts";

export type DevContent = Awaited<ReturnType<typeof openDevContent>>;

type Options = { root: string; foreign: boolean; partial: boolean; offline: boolean; config: SiteConfig; cache: Cache };

/** Opens the content folder while it is edited. A file that can't be parsed doesn't replace its last valid page. */
export async function openDevContent({ root, foreign, partial, offline, config, cache }: Options) {
  const loaded = await loadSite(root, { foreign, packages: { offline } }, cache);
  const sources = new Map<string, SourcePage>(loaded.sources.map((source) => [source.path, source]));
  const images = new Map<string, ContentFile>(loaded.images.map((file) => [file.path, file]));
  const unreadable = new Map<string, Problem[]>(Map.groupBy(loaded.problems, (problem) => problem.file));
  const reference = foreign ? undefined : await readReferenceIndex({ partial });
  const redirects = partial ? [] : await readRedirects();
  const oldIds = partial ? {} : await readOldIds();
  const version4Pages = partial ? new Set<string>() : await readVersion4Pages();
  const playgroundExamples = foreign ? [] : await readPlaygroundExamples();
  let examples = await readExampleNames(root);
  /** Files of all examples, read by the first check and again after one of them changes. */
  let filesOfExamples: Promise<Examples> | undefined;
  const translations = partial ? NO_TRANSLATIONS : loaded.translations;
  const languages = foreign ? [] : await readLanguages();
  const buildIndex = () => {
    const facts = { playgroundExamples, reference, redirects, oldIds, version4Pages, translations };
    const ordered = [...sources.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    return buildSiteIndex(ordered, [...images.values()], { ...facts, examples });
  };
  let index = buildIndex();

  return {
    index: () => index,
    /** Compiles the page with a URL; undefined if there is none. */
    page: (url: string) => {
      const source = index.pages.get(url);
      if (source !== undefined) return compilePage(source, index, config);
      const combined = () => compilePrintables(compilePages(index, config)).find((page) => page.url === url);
      const page = url === SEARCH_URL ? compileSearchPage(index) : url.endsWith("/printable/") ? combined() : undefined;
      return page && wholePage(page);
    },
    searchIndex: async () => packIndex(buildSearchIndex(compilePages(index, config), index, await readSearchWords())),
    /** Builds the archive of an example project that has this URL. */
    archive: async (url: string) => {
      const name = examples.find((each) => exampleUrl(each) === url);
      return name === undefined ? undefined : zipExample(name, readExampleFiles(root, name));
    },
    messages: () => messageIndex(index, cache),
    /** Returns the files of an example that the playground opens from this URL. */
    exampleFiles: (url: string) => {
      const name = playgroundExamples.find((each) => exampleFilesUrl(each) === url);
      return name === undefined ? undefined : projectOfExample(readExampleFiles(root, name));
    },
    /** Reads a changed, new or removed file again. Returns false for files that aren't content. */
    update: async (path: string) => {
      if (path.startsWith("examples/")) {
        filesOfExamples = undefined;
        examples = await readExampleNames(root);
        index = buildIndex();
        return true;
      }
      if (!isContentPath(path)) return false;
      const { language: own, original } = languageOfFile(path, languages);
      if (own !== undefined && own !== language.code) return false;
      const isTranslated = [...sources.values()].some(({ translationOf }) => translationOf === path);
      if (isTranslated) return false;
      const bytes = await readFile(join(root, path)).catch(() => undefined);
      unreadable.delete(path);
      if (bytes === undefined) {
        sources.delete(path);
        images.delete(path);
      } else if (isPagePath(path)) {
        const parsed = parsePage({ path, bytes, ...(own !== undefined && { translationOf: original }) }, { foreign });
        const last = sources.get(path);
        const isLastGood = last !== undefined && !last.unreadable;
        if (Array.isArray(parsed) || (parsed.unreadable && isLastGood)) {
          unreadable.set(path, Array.isArray(parsed) ? parsed : parsed.problems);
          if (!isLastGood) sources.delete(path);
        } else sources.set(path, parsed);
      } else images.set(path, { path, bytes });
      index = buildIndex();
      return true;
    },
    /** Returns the problems of the content, or undefined if the signal aborted the check. */
    check: async (signal: AbortSignal) => {
      const loading = [...unreadable.values()].flat();
      const site = { sources: [...sources.values()], index, foreign, loading };
      filesOfExamples ??= readExamples(root);
      return checkSiteInSlices({ ...site, examples: await filesOfExamples }, signal);
    },
  };
}
