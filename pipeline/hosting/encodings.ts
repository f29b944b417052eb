import { extname } from "node:path";

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
  const weights = new Map(
    (header ?? "").split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  const weightOf = (name: string) =>
    weights.get(name) ?? (name === "gzip" ? weights.get("x-gzip") : undefined) ?? weights.get("*") ?? 0;
  return [...ENCODINGS.keys()].filter((name) => weightOf(name) > 0);
}
