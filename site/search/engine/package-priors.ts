import type { ParsedIndex } from "./parse-index.ts";

/** Returns a factor by record, which depends on the package that its page documents. */
export function packagePriorsOf({ pages, records: { levels, pages: pageOf } }: ParsedIndex): Float64Array {
  return Float64Array.from(pageOf, (page, record) => PACKAGES[pages[page]?.package ?? "none"](levels[record] ?? 1));
}

/** Factors by package status, because third-party pages on a subject only cover their own package. */
const PACKAGES: Record<"none" | "current" | "deprecated", (level: number) => number> = {
  none: () => 1,
  current: (level) => (level === 1 ? 1 : 0.55),
  deprecated: (level) => (level === 1 ? 0.85 : 0.4),
};
