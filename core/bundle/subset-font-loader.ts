import subsetFont from "subset-font";
import type { LoaderContext } from "webpack";

/** Makes webpack pass bytes instead of text. */
export const raw = true;

/** Keeps a font's characters and weights that the query names: `?chars=20-7E,A0&wght=400-700`. */
export default function subsetFontLoader(this: LoaderContext<object>, font: Buffer): Promise<Buffer> {
  const { characters, weights } = parseSubset(this.resourceQuery);
  return subsetFont(font, characters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    // Drops alternative shapes and code ligatures, a third of the file.
    noLayoutClosure: true,
  });
}

/** '?chars=41-43,61&wght=400-700' → { characters: 'ABCa', weights: { min: 400, max: 700 } } */
export function parseSubset(query: string): { characters: string; weights: number | { min: number; max: number } } {
  const parameters = new URLSearchParams(query);
  const ranges = (parameters.get("chars") ?? "").split(",").map((range) => range.split("-"));
  const characters = ranges.map(([first = "", last = first]) =>
    charactersBetween(parseInt(first, 16), parseInt(last, 16)),
  );
  const [min = Number.NaN, max = min] = (parameters.get("wght") ?? "").split("-").map(Number);
  if (!(min > 0) || characters.includes("")) throw new Error(`${query} isn't like ?chars=20-7E,A0&wght=400-700.`);
  return { characters: characters.join(""), weights: min === max ? min : { min, max } };
}

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 || 0 }, (_, index) => String.fromCodePoint(first + index)).join("");
}
