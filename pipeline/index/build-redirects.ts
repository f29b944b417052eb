import type { Redirects } from "../read/redirects.ts";
import { pluginShortNames } from "./plugin-short-names.ts";

/** Maps old URLs and short plugin names to the pages or sections that replace them. */
export function buildRedirects(redirects: Redirects, pages: ReadonlyMap<string, unknown>): Map<string, string> {
  const short = pluginShortNames(pages.keys(), redirects).filter(({ from }) => !pages.has(from));
  return new Map([...redirects, ...short].map(({ from, to }) => [from, to]));
}
