import type { SiteIndex } from "../../core/index/site-index.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { TRANSLATIONS } from "./translations.ts";

/** Tells whether a page of a translated site shows the English text. */
export function isUntranslated({ translationOf }: SourcePage, index: SiteIndex): boolean {
  return TRANSLATIONS.of(index).isTranslation && translationOf === undefined;
}
