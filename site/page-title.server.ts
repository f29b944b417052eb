/** Returns a document's title: 'Entry Points | webpack', or 'webpack' for the home page. */
export function titleOf(page: { url: string; title: string }, siteName: string): string {
  return page.title === siteName ? siteName : `${page.title} | ${siteName}`;
}
