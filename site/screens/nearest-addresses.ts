import { distance } from "fastest-levenshtein";

const COUNT = 5;

/** The pages whose addresses are most like the one asked for, nearest first; none that has little in common with it. */
export function nearestAddresses(asked: string, urls: readonly string[]): string[] {
  const wanted = normalize(asked);
  const last = wanted.split("/").at(-1) ?? "";
  return urls
    .map((url) => ({ url, likeness: likeness(wanted, last, normalize(url)) }))
    .filter(({ likeness }) => likeness > 0.45)
    .sort((a, b) => b.likeness - a.likeness || a.url.length - b.url.length)
    .slice(0, COUNT)
    .map(({ url }) => url);
}

/** From 0 to 1: the better of the whole addresses' and of the last segments' likeness. */
function likeness(wanted: string, last: string, url: string): number {
  const own = url.split("/").at(-1) ?? "";
  const contained = last.length > 3 && own.includes(last) ? 0.8 : 0;
  return Math.max(similar(wanted, url), 0.95 * similar(last, own), contained);
}

function similar(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - distance(a, b) / longest;
}

/** '/Concepts/Module_Federation.html' → 'concepts/module-federation'. */
function normalize(address: string): string {
  return address
    .toLowerCase()
    .replace(/\.html?$|index\.html?$/, "")
    .replace(/[_\s]|%20/g, "-")
    .replace(/^\/+|\/+$/g, "");
}
