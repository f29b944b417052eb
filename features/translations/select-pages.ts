import { urlOfFile } from "#model/url.ts";
import { language } from "#strings";
import type { ContentFile } from "../../core/read/read-content.ts";
import { languageOfFile } from "./language-of-file.ts";
import { changesSince, readTranslatedFrom } from "./translated-from.ts";
import type { Translations } from "./translations.ts";

type Selected = { pages: ContentFile[]; translations: Translations };

/** Replaces each page with its translation into the build's language, if there's one. */
export async function selectPages(files: readonly ContentFile[], languages: readonly string[]): Promise<Selected> {
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
