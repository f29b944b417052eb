import type { Redirects } from "../read/redirects.ts";

/**
 * Redirects from each plugin's name without `-plugin`: '/plugins/split-chunks/' → '/plugins/split-chunks-plugin/'. A
 * plugin URL that is redirected itself is followed, so its short name leads straight to the page.
 */
export function pluginShortNames(pages: Iterable<string>, redirects: Redirects): Redirects {
  const targets = new Map([...redirects.map(({ from, to }) => [from, to] as const), ...selfTargets(pages)]);
  return [...targets].flatMap(([url, to]) => {
    const from = url.replace(/^(\/plugins\/[^/]+)-plugin\/$/, "$1/");
    return targets.has(from) ? [] : [{ from, to }];
  });
}

function selfTargets(pages: Iterable<string>): [url: string, to: string][] {
  return Array.from(pages, (url) => [url, url]);
}
