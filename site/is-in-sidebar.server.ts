import type { Page } from "#model/page.ts";

/** Whether a page is one that was written: printable pages and the results of searches repeat others. */
export function isInSidebar({ url, section }: Page): boolean {
  return section.groups.some(({ links }) => links.some((link) => link.url === url));
}
