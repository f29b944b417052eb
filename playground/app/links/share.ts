import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import type { WebpackVersion } from "#model/webpack-versions.ts";
import type { Files } from "../../protocol.ts";
import { linkWithVersion } from "./version-of-link.ts";

const PREFIX = "#project=";

/** The longest link that browsers and chats accept; larger projects are shared as zips. */
const MAX_LINK = 60_000;

/** The longest text that a link may unpack to. */
const MAX_TEXT = 2_000_000;

/** Tells whether a hash holds a project, even a damaged one. */
export function isProjectHash(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

/** Returns the hash of a link that opens the project with a version of webpack; undefined if that's too large. */
export function linkHash(files: Files, webpack: WebpackVersion): string | undefined {
  if (textOf(files).length > MAX_TEXT) return undefined;
  const hash = linkWithVersion(webpack, hashOf(files));
  return hash.length > MAX_LINK ? undefined : hash;
}

/** Returns the part of a link's hash that holds the whole project. */
export function hashOf(files: Files): string {
  const bytes = deflateSync(textOf(files), { level: 9 });
  return PREFIX + btoa(strFromU8(bytes, true)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function textOf(files: Files): Uint8Array {
  return strToU8(JSON.stringify(files));
}

/** Returns the project of a link; undefined if the hash holds none, and null if it's damaged. */
export function projectOf(hash: string): Files | undefined | null {
  if (!isProjectHash(hash)) return undefined;
  try {
    const text = atob(hash.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/"));
    // A buffer of a given size: a small link must not become gigabytes.
    const bytes = inflateSync(strToU8(text, true), { out: new Uint8Array(MAX_TEXT) });
    return checkedFiles(JSON.parse(strFromU8(bytes)));
  } catch {
    return null;
  }
}

/** Returns a project's files, or null if the value isn't one. */
export function checkedFiles(value: unknown): Files | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  const isValid = entries.every(([path, text]) => isFilePath(path) && typeof text === "string");
  return isValid && entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** A path inside the project: no '..' and no leading slash. */
export function isFilePath(path: string): boolean {
  const parts = path.split("/");
  return (
    path.length <= 200 &&
    parts.every((part) => /^[\w@.+()[\]-][\w@.+()[\] -]*$/.test(part) && part !== "." && part !== "..")
  );
}
