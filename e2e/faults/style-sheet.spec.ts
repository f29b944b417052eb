import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const STYLE_SHEET = "**/assets/styles.*.css";

/** Whether the browser draws the text, or would. A layout is forced before, as Chromium does when a document gets the focus. */
async function isLaidOut(page: Page): Promise<boolean | undefined> {
  return await page.evaluate(() => {
    document.documentElement.getBoundingClientRect();
    return document.querySelector("article p")?.checkVisibility({ contentVisibilityAuto: true });
  });
}

test("without its style sheet a document is not laid out; with it, it is", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(STYLE_SHEET, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(STYLE_SHEET);
  const loaded = page.goto("/configuration/output/");
  await asked;
  await expect(page.locator("body > footer")).toBeAttached();
  expect(await isLaidOut(page)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.getBoundingClientRect().height)).toBeLessThan(100);
  held.resolve();
  await loaded;
  expect(await isLaidOut(page)).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.body).contentVisibility)).toBe("visible");
});

test("a document whose style sheet does not arrive shows its text", async ({ page, consoleProblems }) => {
  await page.route(STYLE_SHEET, (route) => route.abort());
  await page.goto("/concepts/loaders/");
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  const link = page.getByRole("article").getByRole("link").first();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  expect(consoleProblems.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
});
