import { readFile } from "node:fs/promises";
import { SUGGESTIONS_FILE } from "#search/index/read-search-words.ts";
import type { CheckPlugin } from "../../core/check/check-plugin.ts";
import { NAVIGATION_FILE } from "../../core/config/navigation.ts";
import { checkTranslation } from "./check-translation.ts";
import { readLabels } from "./read-labels.ts";
import { readTranslations } from "./read-translations.ts";
import { checkLabels } from "./untranslated-label.ts";

/** Checks the translations into all languages, and whether all labels have one. */
export const TRANSLATION_RULES: CheckPlugin = {
  module: import.meta.filename,
  site: [
    async ({ root, parsers, isThorough, checkPage }) => {
      if (!isThorough) return [];
      const { translated, problems } = await readTranslations(root, parsers);
      return [...problems, ...translated.flatMap((each) => [...checkPage(each.page), ...checkTranslation(each)])];
    },
    async ({ isThorough, sources }) => {
      if (!isThorough) return [];
      const [navigation, suggestions] = await Promise.all([
        readFile(NAVIGATION_FILE, "utf8"),
        readFile(SUGGESTIONS_FILE, "utf8"),
      ]);
      return checkLabels({ navigation, suggestions, pages: sources }, await readLabels());
    },
  ],
};
