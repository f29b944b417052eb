/** Length of an excerpt in characters, which is enough for the facts of any option and a paragraph. */
const LENGTH = 8000;

/**
 * Returns a page's HTML from the heading with an id on, cut off after some characters: '<h2>A</h2>… <h2>B</h2>…' and
 * the id of B → '<h2>B</h2>…'. Without an id, from the page's title on. An old id is an element at the start of its
 * heading.
 */
export function excerptOf(html: string, id: string): string | undefined {
  const at = html.indexOf(id === "" ? "<h1" : ` id="${id.replaceAll("&", "&amp;")}"`);
  if (at === -1) return undefined;
  const start = html.slice(0, at + "<h1".length).search(/<h[1-6](?:(?!<\/h[1-6]>).)*$/s);
  return start === -1 ? undefined : html.slice(start, start + LENGTH);
}
