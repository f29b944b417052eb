import type { Browser, Request } from "@playwright/test";
import { MOBILE, openBrowser, openContext } from "./browser/open-browser.ts";
import { openQuiet } from "./browser/open-quiet.ts";
import type { Measure, Row } from "./measure.ts";
import { builtSites } from "./sites/built-sites.ts";
import { serveCompressed } from "./sites/serve-compressed.ts";

/** An ordinary page and the longest one. */
const PAGES = ["/concepts/", "/configuration/module-parser/"];
const KINDS: [name: string, types: string[]][] = [
  ["HTML", ["document"]],
  ["style", ["stylesheet"]],
  ["script", ["script"]],
  ["fonts", ["font"]],
];

/**
 * Measures how much a reader downloads for a first page, with brotli, until the network is idle: this site and its
 * peers.
 */
export const measureWeight: Measure = async () => {
  await using browser = await openBrowser();
  const rows: Row[] = [];
  for (const { name, folder } of await builtSites()) {
    using site = await serveCompressed(folder);
    for (const url of PAGES) rows.push(...(await weigh(browser, site.address + url, `weight, ${url}, ${name}`)));
  }
  return rows;
};

async function weigh(browser: Browser, url: string, name: string): Promise<Row[]> {
  const context = await openContext(browser, MOBILE);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await openQuiet(page, url);
  const weighed = requests.map(async (request) => {
    const { responseBodySize } = await request.sizes();
    return {
      type: request.resourceType(),
      bytes: responseBodySize,
      isOwn: new URL(request.url()).host === new URL(url).host,
    };
  });
  const files = await Promise.all(weighed);
  const nodes = await page.evaluate<number>("document.querySelectorAll('*').length");
  await context.close();
  return [
    ...KINDS.map(([kind, types]): Row => {
      const own = files.filter(({ type }) => types.includes(type));
      return { measure: `${name}: ${kind}`, value: own.reduce((sum, { bytes }) => sum + bytes, 0), unit: "bytes" };
    }),
    { measure: `${name}: all`, value: files.reduce((sum, { bytes }) => sum + bytes, 0), unit: "bytes" },
    { measure: `${name}: requests`, value: files.length, unit: "count" },
    { measure: `${name}: requests to others`, value: files.filter(({ isOwn }) => !isOwn).length, unit: "count" },
    { measure: `${name}: elements`, value: nodes, unit: "count" },
  ];
}
