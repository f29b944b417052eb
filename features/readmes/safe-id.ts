/** Ids of the site's own elements, which a heading must not have. */
export const OWN_IDS: ReadonlySet<string> = new Set([
  "announcement",
  "content",
  "contributors",
  "footnote-label",
  "frame",
  "further-reading",
  "language-menu",
  "link-preview",
  "menu",
  "nearest",
  "problems",
  "root",
  "saved",
  "search",
  "search-results",
  "theme-menu",
  "version-menu",
]);

/** Ids become global variables, so these would affect code such as `typeof process`. */
const GLOBALS: ReadonlySet<string> = new Set(["define", "exports", "global", "module", "process", "require"]);

const PREFIX = "readme-";

/** Prefixes ids of the site's elements and of variables that scripts use. */
export function safeId(id: string): string {
  return isSafeId(id) ? id : `${PREFIX}${id.replace(/[\s"'<>&]/g, "-")}`;
}

/**
 * Headings have lower-case ids. Globals of scripts, such as webpackChunk…, contain capitals or start with an
 * underscore.
 */
export function isSafeId(id: string): boolean {
  if (id.startsWith(PREFIX)) return !/[\s"'<>&]/.test(id);
  return /^[^\s"'<>&_\p{Lu}][^\s"'<>&\p{Lu}]*$/u.test(id) && !OWN_IDS.has(id) && !GLOBALS.has(id);
}
