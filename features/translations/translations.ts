import { Fact } from "../../core/index/fact.ts";

/** Translations that a build knows. */
export type Translations = {
  /** True if the build is a translation, whose untranslated pages are English and say so. */
  isTranslation: boolean;
  /** By URL: the languages that the page is translated into. */
  languages: ReadonlyMap<string, readonly string[]>;
  /** By URL, in the build's language: positions of the blocks whose English has changed since. */
  outdated: ReadonlyMap<string, readonly number[]>;
};

export const TRANSLATIONS = new Fact<Translations>({
  isTranslation: false,
  languages: new Map(),
  outdated: new Map(),
});
