import { documentAt } from "../dist.ts";
import { expect, test } from "../fixtures.ts";

const ENGLISH = "https://webpack.js.org";
const CHINESE = "https://webpack.docschina.org";

test("search engines learn in which languages a page exists", () => {
  for (const [url, isTranslated] of [
    ["/", true],
    ["/concepts/", true],
    ["/concepts/loaders/", false],
  ] as const) {
    const links = documentAt(url)?.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi) ?? [];
    const expected = [`en ${ENGLISH}${url}`, `zh ${CHINESE}${url}`, `x-default ${ENGLISH}${url}`];
    expect(Array.from(links, ([, language, href]) => `${language} ${href}`)).toEqual(isTranslated ? expected : []);
  }
});
