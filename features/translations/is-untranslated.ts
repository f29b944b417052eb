import type { SiteIndex } from "../../core/index/site-index.ts";
import type { SourcePage } from "../../core/read/source-page.ts";

/** Tells whether a page of a translated site shows the English text. */
export function isUntranslated({ translationOf }: SourcePage, { translations }: SiteIndex): boolean {
  return translations.isTranslation && translationOf === undefined;
}
