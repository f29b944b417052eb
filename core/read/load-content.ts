import { stat } from "node:fs/promises";
import type { Problem } from "#model/problem.ts";
import { urlOfFile } from "#model/url.ts";
import { language } from "#strings";
import { languageOfFile } from "../../features/translations/language-of-file.ts";
import { changesSince, readTranslatedFrom } from "../../features/translations/translated-from.ts";
import { NO_TRANSLATIONS, type Translations } from "../../features/translations/translations.ts";
import { NO_CACHE } from "../cache/step-cache.ts";
import { START } from "../problems/place.ts";
import { problemIn } from "../problems/problem-in.ts";
import { readLanguages } from "./navigation.ts";
import { parseOnce } from "./parse-once.ts";
import { hashOfPage, type ParseOptions, parsePage } from "./parse-page.ts";
import { type ContentFile, isPagePath, readContent } from "./read-content.ts";
import type { SourcePage } from "./source-page.ts";

export type Content = {
  sources: SourcePage[];
  images: ContentFile[];
  /** Problems of files that can't become pages, and of the folder. */
  problems: Problem[];
  translations: Translations;
};

/**
 * Reads the pages and images of a content folder. If a page is translated into the build's language, the translation
 * replaces it.
 */
export async function loadContent(root: string, options: ParseOptions, cache = NO_CACHE): Promise<Content> {
  const folder = await stat(root).catch(() => undefined);
  if (folder === undefined) return nothing(`There is no folder ${root}.`);
  if (!folder.isDirectory()) return nothing(`${root} is not a folder.`);

  const files = await readContent(root);
  const languages = options.foreign ? [] : await readLanguages();
  const { pages, translations } = await inLanguage(
    files.filter((file) => isPagePath(file.path)),
    languages,
  );
  if (pages.length === 0) return nothing(`The folder ${root} has no pages.`);

  const sources: SourcePage[] = [];
  const problems: Problem[] = [];
  for (const file of pages) {
    const hash = hashOfPage(file, options);
    const parsed = parseOnce(cache, hash, () => parsePage(file, options));
    if (Array.isArray(parsed)) problems.push(...parsed);
    else sources.push(parsed);
  }
  return { sources, images: files.filter((file) => !isPagePath(file.path)), problems, translations };
}

type InLanguage = { pages: ContentFile[]; translations: Translations };

/** Replaces each page with its translation into the build's language, if there's one. */
async function inLanguage(files: readonly ContentFile[], languages: readonly string[]): Promise<InLanguage> {
  const translated = new Map<string, ContentFile>();
  const languagesOf = new Map<string, string[]>();
  const originals = files.filter((file) => {
    const { language: own, original } = languageOfFile(file.path, languages);
    if (own === undefined) return true;
    const url = urlOfFile(original);
    languagesOf.set(url, [...(languagesOf.get(url) ?? []), own]);
    if (own === language.code) translated.set(original, { ...file, translationOf: original });
    return false;
  });
  const outdated = new Map<string, number[]>();
  for (const { path, bytes } of originals) {
    const from = translated.has(path) ? await readTranslatedFrom(language.code, path) : undefined;
    const changes = from === undefined ? [] : changesSince(path, from, bytes);
    const blocks = changes.flatMap(({ kind, before }) => (kind === "changed" || kind === "removed" ? before : []));
    outdated.set(urlOfFile(path), blocks);
  }
  return {
    pages: originals.map((file) => translated.get(file.path) ?? file),
    translations: { isTranslation: languages.includes(language.code), languages: languagesOf, outdated },
  };
}

function nothing(message: string): Content {
  const fix = "Put Markdown files (.md, .mdx) into it, or name another folder: --content DIR.";
  const problem = problemIn({ path: "" }, START, { rule: "no-pages", message, fix });
  return { sources: [], images: [], problems: [problem], translations: NO_TRANSLATIONS };
}
