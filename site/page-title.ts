/** 'Entry Points | webpack'; the home page has the product's name alone. */
export function titleOf(page: { url: string; title: string }, siteName: string): string {
  return page.title === siteName ? siteName : `${page.title} | ${siteName}`;
}
