import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const STYLE_SHEET = "**/assets/styles.*.css";

/** Returns whether the text is rendered, after forcing a layout as Chromium does when a document gets focus. */
async function isLaidOut(page: Page): Promise<boolean | undefined> {
  return await page.evaluate(() => {
    document.documentElement.getBoundingClientRect();
    return document.querySelector("article p")?.checkVisibility({ contentVisibilityAuto: true });
  });
}

test("a document shows its text when its style sheet fails to load", async ({ page, consoleProblems }) => {
  await page.route(STYLE_SHEET, (route) => route.abort());
  await page.goto("/concepts/loaders/");
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  const link = page.getByRole("article").getByRole("link").first();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  expect(consoleProblems.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
});
