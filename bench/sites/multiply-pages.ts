import type { PlainPage } from "./export-content.ts";

/**
 * Copies the pages several times, each copy in its own sections: '/concepts/output/' → '/concepts-2/output/', with its
 * links.
 */
export function multiplyPages(pages: readonly PlainPage[], times: number): PlainPage[] {
  const copies = Array.from({ length: times }, (_, copy) => copy);
  return copies.flatMap((copy) =>
    copy === 0
      ? pages
      : pages
          .filter(({ url }) => url !== "/")
          .map((page) => ({
            ...page,
            url: page.url.replace(/^\/[^/]+/, `$&-${copy}`),
            text: page.text.replaceAll(/(?<=\]\(\/)[\w.-]+(?=\/)/g, `$&-${copy}`),
          })),
  );
}
