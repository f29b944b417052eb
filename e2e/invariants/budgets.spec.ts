import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { DIST, pagesOfDist } from "../dist.ts";
import { expect, test } from "../fixtures.ts";
import { untilAwake } from "../until-awake.ts";

/*
 * What a page may weigh, in bytes of brotli and in counts. These numbers only ever go down: who needs more finds it elsewhere.
 */
const STYLE = 6_920;
const SCRIPT = 69_050;
/** Of the script in the document's own head, as written. */
const INLINE_SCRIPT = 1_000;
const ORDINARY_HTML = 10_000;
const LONGEST_HTML = 31_200;
const LONGEST_ELEMENTS = 5_450;
const REQUESTS = 7;

/** Resource type → bytes, of what the page asks for by itself. */
async function weigh(page: Page, url: string): Promise<{ bytes: Record<string, number>; requests: number }> {
  const paths: [type: string, path: string][] = [];
  page.on("request", (request) => paths.push([request.resourceType(), new URL(request.url()).pathname]));
  await page.goto(url);
  await untilAwake(page);
  await page.waitForLoadState("networkidle");
  const bytes: Record<string, number> = {};
  for (const [type, path] of paths) {
    const file = await readFile(join(DIST, path.endsWith("/") ? `${path}index.html` : path));
    bytes[type] = (bytes[type] ?? 0) + brotliCompressSync(file).length;
  }
  return { bytes, requests: paths.length };
}

test("an ordinary page is light, and nothing stands between the document and its text", async ({ page }) => {
  for (const url of ["/concepts/", "/guides/caching/"]) {
    const { bytes, requests } = await weigh(page, url);
    expect(bytes["document"], `HTML of ${url}`).toBeLessThan(ORDINARY_HTML);
    expect(bytes["stylesheet"], `style of ${url}`).toBeLessThan(STYLE);
    expect(bytes["script"], `script of ${url}`).toBeLessThan(SCRIPT);
    expect(requests, `requests of ${url}`).toBeLessThanOrEqual(REQUESTS);
    const scripts = await page.locator("script:not([src]):not([type*=json])").allTextContents();
    expect(scripts.join("").length).toBeLessThan(INLINE_SCRIPT);
    for (const blocking of await page.locator("script[src]:not([defer]):not([async]):not([type=module])").all())
      expect(await blocking.getAttribute("src"), "a script that text waits for").toBeUndefined();
    page.removeAllListeners("request");
  }
});

test("no page is heavier than the longest may be", async () => {
  test.setTimeout(120_000);
  const heavy: string[] = [];
  for (const { url } of pagesOfDist()) {
    if (url.endsWith("/printable/")) continue;
    const file = join(DIST, url, "index.html");
    const html = await readFile(file, "utf8");
    // As the build compressed it, in haste; patience, which takes fifty times as long, is for those that are too heavy so.
    const hasty = statSync(`${file}.br`).size;
    const bytes = hasty <= LONGEST_HTML ? hasty : brotliCompressSync(html).length;
    const elements = html.match(/<[a-z]/g)?.length ?? 0;
    if (bytes > LONGEST_HTML || elements > LONGEST_ELEMENTS) heavy.push(`${url} ${bytes} bytes, ${elements} elements`);
  }
  expect(heavy).toEqual([]);
});
