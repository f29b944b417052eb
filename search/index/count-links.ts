/** A page and where its links lead. */
export type LinkingPage = { url: string; links: readonly { href: string }[] };

/** Returns how many pages link to each page (to it or to one of its sections) and to each section, by URL. */
export function countLinks(pages: Iterable<LinkingPage>): Map<string, number> {
  const linking = new Map<string, Set<string>>();
  const add = (url: string, from: string) => {
    const known = linking.get(url);
    if (known === undefined) linking.set(url, new Set([from]));
    else known.add(from);
  };
  for (const { url, links } of pages) {
    for (const { href } of links) {
      const target = href.startsWith("#") ? `${url}${href}` : href;
      const [page = ""] = target.split("#");
      if (page !== url) add(page, url);
      if (target !== page) add(target, url);
    }
  }
  return new Map([...linking].map(([url, from]) => [url, from.size]));
}

/** Turns the number of links into a rank from 0 to 9: 1 link is 2, 3 links are 4, 22 links or more are 9. */
export function linkRank(count: number): number {
  return Math.min(9, Math.floor(2 * Math.log2(1 + count)));
}
