import type { PlainPage } from "./export-content.ts";

/** The size that the goals for builds refer to: 143 pages of 1.5 MB with 1,870 code blocks. */
const PAGES = 143;
/** Leaves out this number of the longest pages, so that the rest has that size. */
const LONGEST = 4;
/** These are measured individually. */
const ALWAYS = ["/", "/concepts/"];

/**
 * Picks as many pages as the goals for builds refer to, evenly from short to long: 1.5 MB with 2,300 code blocks in
 * November 2026.
 */
export function samplePages(pages: readonly PlainPage[]): PlainPage[] {
  const always = pages.filter(({ url }) => ALWAYS.includes(url));
  const others = pages
    .filter(({ url }) => !ALWAYS.includes(url))
    .toSorted((a, b) => a.text.length - b.text.length)
    .slice(0, -LONGEST);
  const count = PAGES - always.length;
  const step = (others.length - 1) / (count - 1);
  const even = Array.from({ length: count }, (_, index) => others[Math.round(index * step)]);
  return [...always, ...even.filter((page) => page !== undefined)];
}
