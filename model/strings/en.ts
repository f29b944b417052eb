/*
 * Every string of the interface, in a file per area and a group per screen; what pages say is content. A string with
 * values is a function. In a sentence with a link or a button, the function's argument makes an element of its words.
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
