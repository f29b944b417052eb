import type { SiteIndex } from "../../core/index/site-index.ts";
import { OLD_IDS } from "./fact.ts";

/**
 * Returns the current target of a published URL: '/page/#id', or '/page/' for the page's start. Undefined when there is
 * none. The target of a redirect is looked up like any other URL.
 */
export function findSection(url: string, id: string | undefined, index: SiteIndex): string | undefined {
  if (!index.pages.has(url)) {
    const target = index.redirects.get(url);
    if (target === undefined) return undefined;
    const [path = "/", hash] = target.split("#");
    return findSection(path, hash ?? id, index);
  }
  if (id === undefined) return url;
  if (index.ids(url).has(id)) return `${url}#${id}`;
  const target = OLD_IDS.of(index).get(url)?.get(id);
  if (target === undefined) return undefined;
  const [path = "/", hash] = target.split("#");
  if (hash === undefined) return index.pages.has(path) ? path : undefined;
  return index.pages.has(path) && index.ids(path).has(hash) ? target : undefined;
}
