/*
 * All strings of the interface, with a file per area and a group per screen; the text of pages is content. A string
 * with values is a function. If a sentence contains a link or button, the function's argument turns words into that
 * element.
 */

export * from "./en/components.ts";
export * from "./en/labels.ts";
export * from "./en/missing.ts";
export * from "./en/offline.ts";
export * from "./en/page.ts";
export * from "./en/playground.ts";
export * from "./en/search.ts";
export * from "./en/shell.ts";

/** The language of this catalog, and the direction of its text. */
export const language = { code: "en", direction: "ltr" };
