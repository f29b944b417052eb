import { language } from "#strings";

/**
 * For elements with words of the interface in an article, which may be English in a translation. The language of pages
 * without a translation isn't repeated.
 */
export const LABEL_LANGUAGE: { lang?: string } = language.code === "en" ? {} : { lang: language.code };
