import type { PageFrame } from "#model/page.ts";
import type { FramePlugin } from "../../core/compile/frame-plugin.ts";
import { isUntranslated } from "./is-untranslated.ts";
import { TRANSLATIONS } from "./translations.ts";

/** Says whether a page is translated, and into which languages. Untranslated pages of a translation are in English. */
export const translationFrame: FramePlugin = (page, { index, config: { url: own, mainUrl = own } }) => {
  const { isTranslation, languages, outdated } = TRANSLATIONS.of(index);
  const { url, frontMatter } = page;
  const isMissing = isUntranslated(page, index);
  const state = isMissing ? "missing" : frontMatter.reviewer === undefined ? "draft" : "approved";
  const changed = outdated.get(url)?.length ?? 0;
  return {
    ...(isMissing && ENGLISH),
    ...(isTranslation && { translation: { state, changed, original: `${mainUrl}${encodeURI(url)}` } }),
    ...(languages.has(url) && { languages: ["en", ...(languages.get(url) ?? [])] }),
  };
};

const ENGLISH: Pick<PageFrame, "lang" | "dir"> = { lang: "en", dir: "ltr" };
