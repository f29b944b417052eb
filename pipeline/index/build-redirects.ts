import type { Redirects } from "../read/redirects.ts";

/**
 * Old addresses → addresses that exist: a target without a page gives way to the nearest page above it. An address that has
 * a page of its own needs no redirect.
 */
export function buildRedirects(redirects: Redirects, pages: ReadonlyMap<string, unknown>): Map<string, string> {
  const needed = redirects.filter(({ from }) => !pages.has(from));
  return new Map(needed.map(({ from, to }) => [from, existing(to, pages)]));
}

function existing(target: string, pages: ReadonlyMap<string, unknown>): string {
  const [path = "/", hash] = target.split("#");
  if (pages.has(path)) return hash === undefined ? path : `${path}#${hash}`;
  const above = path.replace(/[^/]+\/$/, "");
  return above === path || above === "/" ? "/" : existing(above, pages);
}
