import type { Browser } from "@playwright/test";
import { expect, holdBack, layoutShift, test } from "../fixtures.ts";
import { isHydrated } from "../until-hydrated.ts";

/** Well below 0.1, which browsers rate as good. */
const MOST = 0.01;
/** The time from hydration until the heights of the first sections are known, in milliseconds. */
const LEARNING = 1500;

const TELEPHONE = { width: 412, height: 823 };
const DESK = { width: 1440, height: 900 };

/** Pages with two sections in view, an example in view, over a hundred headings, and a hash. */
const PAGES = [
  "/concepts/loaders/",
  "/guides/getting-started/",
  "/configuration/module-parser/",
  "/guides/caching/#output",
];

for (const [name, viewport] of [["a telephone", TELEPHONE] as const, ["a desk", DESK] as const]) {
  test(`${name} has no layout shift while it loads and hydrates`, async ({ browser, baseURL }) => {
    const moved = await Promise.all(PAGES.map((url) => shiftOf(browser, viewport, new URL(url, baseURL).href)));
    for (const [index, shift] of moved.entries()) expect(shift, PAGES[index]).toBeLessThan(MOST);
  });

  test(`${name} has no layout shift when the fonts arrive after the first paint`, async ({ browser, baseURL }) => {
    for (const url of PAGES) {
      const shift = await shiftOf(browser, viewport, new URL(url, baseURL).href, { lateFonts: true });
      expect(shift, url).toBeLessThan(MOST);
    }
  });
}

/** Returns the layout shift of a page without user interaction. */
async function shiftOf(
  browser: Browser,
  viewport: { width: number; height: number },
  url: string,
  { lateFonts = false } = {},
): Promise<number> {
  const context = await browser.newContext({ viewport, serviceWorkers: "block" });
  const page = await context.newPage();
  const release = lateFonts ? await holdBack(page, "**/*.woff2") : undefined;
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(isHydrated);
  release?.();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(LEARNING);
  const shift = await layoutShift(page);
  await context.close();
  return shift;
}
