import { distance } from "fastest-levenshtein";

const COUNT = 5;

/** Returns the URLs that the reader may have meant, closest first. They differ by a typo, a folder or some words. */
export function nearestUrls(asked: string, urls: readonly string[]): string[] {
  const wanted = normalize(asked);
  return urls
    .flatMap((url) => {
      const difference = differenceOf(wanted, normalize(url));
      return difference === undefined ? [] : [{ url, difference }];
    })
    .sort((a, b) => a.difference - b.difference || a.url.length - b.url.length)
    .slice(0, COUNT)
    .map(({ url }) => url);
}

/** Returns the share of wrong characters; undefined if there are too many for a typo. */
function differenceOf(wanted: string, url: string): number | undefined {
  if (wanted === "" || url === "") return undefined;
  const last = lastSegment(wanted);
  const own = lastSegment(url);
  const containsWords = hasWords(last, own) || (last.length > 5 && wordsIn(own, last)) || hasWords(own, last);
  const candidates = [typos(wanted, url, 4), typos(last, own, 6), containsWords ? 0.2 : undefined];
  return candidates.filter((each) => each !== undefined).sort((a, b) => a - b)[0];
}

/** Allows one wrong character per `per` characters. A single name must be more similar than a whole path. */
function typos(a: string, b: string, per: number): number | undefined {
  const longest = Math.max(a.length, b.length);
  const wrong = distance(a, b);
  return wrong <= Math.floor(longest / per) ? wrong / longest : undefined;
}

/** Tells whether a part is most of a name: 'getting-started' of 'getting-started-quickly'. */
function hasWords(name: string, part: string): boolean {
  return part.length > 3 && part.length > name.length / 2 && wordsIn(name, part);
}

function wordsIn(name: string, part: string): boolean {
  return `-${name}-`.includes(`-${part}-`);
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** '/Concepts/Module_Federation.html' → 'concepts/module-federation'. */
function normalize(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.html?$|index\.html?$/, "")
    .replace(/[_\s]|%20/g, "-")
    .replace(/^\/+|\/+$/g, "");
}
