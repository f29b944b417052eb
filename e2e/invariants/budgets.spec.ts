import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { DIST, pagesOfDist, scriptOfDist } from "../dist.ts";
import { expect, test } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { untilHydrated } from "../until-hydrated.ts";

/* Limits on the weight of a page, in bytes of brotli and in counts. */
const STYLE = 14_000;
const FIRST_SCRIPT = 20_000;
const SCRIPT = 90_000;
/** Labels of the pseudo-locale also load the letters with accents. */
const FONTS = strings.language.code === "en-XA" ? 75_000 : 60_000;
/** Size of the uncompressed inline script in the document's head. */
const INLINE_SCRIPT = 1_000;
const ORDINARY_HTML = 16_000;
const LONGEST_HTML = 36_000;
const LONGEST_ELEMENTS = 5_500;
const REQUESTS = 10;

/** Returns the bytes that the page loads automatically, by resource type. */
async function weigh(page: Page, url: string): Promise<{ bytes: Record<string, number>; requests: number }> {
  const paths: [type: string, path: string][] = [];
  page.on("request", (request) => paths.push([request.resourceType(), new URL(request.url()).pathname]));
  await page.goto(url);
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  const bytes: Record<string, number> = {};
  for (const [type, path] of paths) {
    const file = await readFile(join(DIST, path.endsWith("/") ? `${path}index.html` : path));
    bytes[type] = (bytes[type] ?? 0) + brotliCompressSync(file).length;
  }
  return { bytes, requests: paths.length };
}

function compressedSize(name: string): number {
  return brotliCompressSync(scriptOfDist(name)).length;
}

/** Prints the remaining budget, so that growth is noticed long before the limit. */
function expectWithin(name: string, bytes: number, limit: number): void {
  const left = Math.round(((limit - bytes) / limit) * 100);
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} of ${limit / 1000} kB, ${left} % left`);
  expect(bytes, name).toBeLessThan(limit);
}

test("an ordinary page is within budget and nothing blocks its text", async ({ page }) => {
  for (const url of ["/concepts/", "/guides/caching/"]) {
    const { bytes, requests } = await weigh(page, url);
    expectWithin(`HTML of ${url}`, bytes["document"] ?? 0, ORDINARY_HTML);
    expectWithin(`styles of ${url}`, bytes["stylesheet"] ?? 0, STYLE);
    expectWithin(`script of ${url}`, bytes["script"] ?? 0, SCRIPT);
    expectWithin(`fonts of ${url}`, bytes["font"] ?? 0, FONTS);
    expectWithin("first script", compressedSize("main"), FIRST_SCRIPT);
    expect(requests, `requests of ${url}`).toBeLessThanOrEqual(REQUESTS);
    const scripts = await page.locator("script:not([src]):not([type*=json])").allTextContents();
    expect(scripts.join("").length).toBeLessThan(INLINE_SCRIPT);
    for (const blocking of await page.locator("script[src]:not([defer]):not([async]):not([type=module])").all())
      expect(await blocking.getAttribute("src"), "a script that text waits for").toBeUndefined();
    page.removeAllListeners("request");
  }
});

test("no page exceeds the budget for the longest page", async () => {
  const heavy: string[] = [];
  for (const { url } of pagesOfDist()) {
    const file = join(DIST, url, "index.html");
    const html = await readFile(file, "utf8");
    // Uses the build's fast compression, and the fifty times slower best one only for pages that exceed the budget.
    const hasty = statSync(`${file}.br`).size;
    const bytes = hasty <= LONGEST_HTML ? hasty : brotliCompressSync(html).length;
    const elements = html.match(/<[a-z]/g)?.length ?? 0;
    if (bytes > LONGEST_HTML || elements > LONGEST_ELEMENTS) heavy.push(`${url} ${bytes} bytes, ${elements} elements`);
  }
  expect(heavy).toEqual([]);
});
