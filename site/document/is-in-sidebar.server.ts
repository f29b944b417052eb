import type { Page } from "#model/page.ts";

/** Tells whether someone wrote the page: printable pages and search results repeat others. */
export function isInSidebar({ url, section }: Page): boolean {
  return section.groups.some(({ links }) => links.some((link) => link.url === url));
}
