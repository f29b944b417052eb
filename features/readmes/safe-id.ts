import { OWN_IDS } from "../../core/markdown/own-ids.ts";

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
