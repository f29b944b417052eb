import type { Redirects } from "./redirects.ts";

/**
 * Maps old URLs to the pages or sections that replace them, and plugins' names without `-plugin` to their pages:
 * '/plugins/split-chunks/' → '/plugins/split-chunks-plugin/'. If a plugin's URL is redirected itself, its short name
 * leads straight to the target.
 */
export function buildRedirects(redirects: Redirects, urls: readonly string[]): Map<string, string> {
  const old = redirects.map(({ from, to }) => [from, to] as const);
  const targets = new Map([...old, ...urls.map((url) => [url, url] as const)]);
  const short = [...targets].map(([url, to]) => [url.replace(/^(\/plugins\/[^/]+)-plugin\/$/, "$1/"), to] as const);
  return new Map([...old, ...short.filter(([from]) => !targets.has(from))]);
}
