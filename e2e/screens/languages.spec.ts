import { documentAt } from "../dist.ts";
import { expect, test } from "../fixtures.ts";

const ENGLISH = "https://webpack.js.org";
const CHINESE = "https://webpack.docschina.org";

test("search engines learn in which languages a page exists", () => {
  const linksOf = (url: string) =>
    Array.from(
      documentAt(url)?.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi) ?? [],
      ([, language, href]) => `${language} ${href}`,
    );
  assertLinks(linksOf("/concepts/"), "/concepts/");
  assertLinks(linksOf("/"), "/");
  expect(linksOf("/concepts/loaders/")).toEqual([]);
});

function assertLinks(links: string[], path: string): void {
  expect(links).toEqual([`en ${ENGLISH}${path}`, `zh ${CHINESE}${path}`, `x-default ${ENGLISH}${path}`]);
}
