import { nearestName } from "../problems/nearest-name.ts";

/**
 * Returns the URL that was probably meant: one with a few other letters, or the only one with the same last segment,
 * because the page may have moved.
 */
export function nearestUrl(url: string, urls: Iterable<string>): string | undefined {
  const all = [...urls];
  const last = lastSegment(url);
  // Nearby URLs share most of their letters, so the limit depends on the length of the last segment.
  const near = nearestName(url, all, Math.max(2, Math.floor(last.length / 4)));
  if (near !== undefined || last === "") return near;
  const [same, ...others] = all.filter((candidate) => lastSegment(candidate) === last);
  return others.length === 0 ? same : undefined;
}

function lastSegment(url: string): string {
  return url.split("/").findLast((segment) => segment !== "") ?? "";
}
