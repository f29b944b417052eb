import { extname } from "node:path";
import { parseAccept } from "./parse-accept.ts";

/** Encodings of precompressed files: name for `Content-Encoding` → file suffix, best first. */
export const ENCODINGS = new Map([
  ["br", ".br"],
  ["gzip", ".gz"],
]);

/** True for text files; images and archives are already compressed. */
export function isCompressible(file: string): boolean {
  return TEXT.has(extname(file).toLowerCase());
}

const TEXT = new Set([".html", ".js", ".css", ".json", ".xml", ".svg", ".txt"]);

/** Returns the encodings that an Accept-Encoding header allows, best first: 'gzip, br;q=0' → ['gzip']. */
export function acceptedEncodings(header: string | undefined): string[] {
  const qualities = parseAccept(header);
  return [...ENCODINGS.keys()].filter((name) => (qualities.get(name) ?? qualities.get("*") ?? 0) > 0);
}
