/** What the pages of a build know about translations. */
export type Translations = {
  /** Whether the build is a translation: pages without one are English, and say so. */
  isTranslation: boolean;
  /** By URL: the languages that the page is translated into. */
  languages: ReadonlyMap<string, readonly string[]>;
  /** By URL, in the build's language: positions of the blocks whose English has changed since. */
  outdated: ReadonlyMap<string, readonly number[]>;
};

export const NO_TRANSLATIONS: Translations = { isTranslation: false, languages: new Map(), outdated: new Map() };
