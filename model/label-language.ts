import { language } from "#strings";

/**
 * The attribute for interface strings in an article, which may be in English although the interface isn't. English
 * needs no attribute.
 */
export const LABEL_LANGUAGE: { lang?: string } = language.code === "en" ? {} : { lang: language.code };
