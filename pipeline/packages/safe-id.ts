/** Ids of the site's own elements: a heading with one of them would be taken for the element. */
export const OWN_IDS: ReadonlySet<string> = new Set([
  "announcement",
  "content",
  "contributors",
  "footnote-label",
  "frame",
  "further-reading",
  "language-menu",
  "menu",
  "nearest",
  "problems",
  "root",
  "saved",
  "search",
  "search-page-query",
  "search-results",
  "theme-menu",
  "version-menu",
]);

/** An element's id is a global variable: these would answer questions such as `typeof process`. */
const GLOBALS: ReadonlySet<string> = new Set(["define", "exports", "global", "module", "process", "require"]);

const PREFIX = "readme-";

/** An id that neither stands for an element of the site nor for a variable of its scripts; those get a prefix. */
export function safeId(id: string): string {
  return isSafeId(id) ? id : `${PREFIX}${id.replace(/[\s"'<>&]/g, "-")}`;
}

/** Headings have ids in small letters. Globals that scripts make, such as webpackChunk…, have capitals or begin with a line. */
export function isSafeId(id: string): boolean {
  if (id.startsWith(PREFIX)) return !/[\s"'<>&]/.test(id);
  return /^[^\s"'<>&_\p{Lu}][^\s"'<>&\p{Lu}]*$/u.test(id) && !OWN_IDS.has(id) && !GLOBALS.has(id);
}
