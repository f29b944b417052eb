import type { CheckPlugin } from "../../../core/check/check-plugin.ts";
import { Fact } from "../../../core/index/fact.ts";
import { checkCodeSyntax } from "./code-syntax.ts";
import { readDictionary } from "./dictionary.ts";
import { checkDuplicateTitles } from "./duplicate-title.ts";
import { checkGlossaryTerms } from "./glossary-term.ts";
import { checkLongSentences } from "./long-sentence.ts";
import { checkMissingDescription } from "./missing-description.ts";
import { checkFrontMatter } from "./missing-front-matter.ts";
import { checkNavigationLinks } from "./navigation-links.ts";
import { checkNodeVersions } from "./node-version.ts";
import { checkSpelling } from "./spelling.ts";
import { checkWebpackName } from "./webpack-name.ts";
import { checkWording } from "./wording.ts";

/** The rules of this project's own texts. */
export const WRITING_RULES: CheckPlugin = {
  module: import.meta.filename,
  page: [
    checkFrontMatter,
    checkMissingDescription,
    checkCodeSyntax,
    checkNodeVersions,
    checkLongSentences,
    checkWording,
    checkWebpackName,
  ],
  site: [({ index }) => checkDuplicateTitles(index.pages.values()), ({ index }) => checkGlossaryTerms(index.pages)],
};

/** Text of data/navigation.json, for the places of its mistakes. */
export const NAVIGATION_TEXT = new Fact("");

/** Rules that only the whole documentation can follow. */
export const WHOLE_SITE_RULES: CheckPlugin = {
  module: import.meta.filename,
  site: [
    ({ index, unreadable }) => checkNavigationLinks(NAVIGATION_TEXT.of(index), index, unreadable),
    ({ sources, isThorough }) => {
      if (!isThorough) return [];
      const dictionary = readDictionary();
      const english = sources.filter((page) => !page.package && !page.unreadable && page.translationOf === undefined);
      return english.flatMap((page) => checkSpelling(page, dictionary));
    },
  ],
};
