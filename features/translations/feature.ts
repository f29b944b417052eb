import { readLanguages } from "../../core/config/navigation.ts";
import type { Feature } from "../../core/project/feature.ts";
import { TRANSLATION_ARTICLE } from "./article.ts";
import { translationFrame } from "./frame.ts";
import { TRANSLATION_RULES } from "./rules.ts";
import { selectPages } from "./select-pages.ts";
import { TRANSLATIONS } from "./translations.ts";

/** Pages in other languages, as page.zh.md beside page.md. */
export const TRANSLATED_PAGES: Feature = {
  name: "translations",
  open: async () => {
    const languages = await readLanguages();
    return {
      select: async (files, facts) => {
        const { pages, translations } = await selectPages(files, languages);
        TRANSLATIONS.set(facts, translations);
        return pages;
      },
    };
  },
  article: TRANSLATION_ARTICLE,
  frame: translationFrame,
  check: TRANSLATION_RULES,
};
