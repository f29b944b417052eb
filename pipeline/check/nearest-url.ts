import { nearestName } from "./nearest-name.ts";

/**
 * The address that was probably meant: one that differs by a few letters, or else the only one with the same last
 * segment, as of a page that was moved.
 */
export function nearestUrl(url: string, urls: Iterable<string>): string | undefined {
  const all = [...urls];
  const last = lastSegment(url);
  // Most of an address is shared by its neighbours: only the last segment's length says how much may differ.
  const near = nearestName(url, all, Math.max(2, Math.floor(last.length / 4)));
  if (near !== undefined || last === "") return near;
  const [same, ...others] = all.filter((candidate) => lastSegment(candidate) === last);
  return others.length === 0 ? same : undefined;
}

function lastSegment(url: string): string {
  return url.split("/").findLast((segment) => segment !== "") ?? "";
}
