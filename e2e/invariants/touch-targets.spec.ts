import type { Page } from "@playwright/test";
import { expect, openHydrated, sidebar, test } from "../fixtures.ts";
import { field, openButton, options } from "../screens/search-dialog.ts";
import { strings } from "../strings.ts";
import { SCREENS } from "./screens.ts";

/** The minimum of WCAG 2.5.8, in CSS pixels. */
const SMALLEST = 24;

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  expectedProblems: /Failed to load resource/,
});

for (const url of SCREENS) {
  test(`every target on ${url} is at least ${SMALLEST} pixels wide and high`, async ({ page }) => {
    await page.route("https://**", (route) => route.abort());
    await openHydrated(page, url);
    await scrollThrough(page);
    expect(await smallTargets(page)).toEqual([]);
  });
}

test("targets in the menu, the search dialog and its results are large enough", async ({ page }) => {
  await openHydrated(page, "/guides/caching/");
  await page.getByRole("button", { name: strings.shell.openMenu }).tap();
  await expect(sidebar(page)).toBeInViewport();
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole("button", { name: strings.shell.closeMenu }).tap();
  await openButton(page).tap();
  await field(page).fill("cache");
  await expect(options(page).first()).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});

/** Some controls appear once they scroll into view. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < Math.min(height, 12_000); top += 700) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await page.waitForTimeout(40);
  }
}

/**
 * Returns targets that are too small as 'tag "text" 12 × 16', counting labels as part of their control and except
 * links in sentences, which the criterion exempts.
 */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const selector = "a[href], button, input, select, textarea, summary, [role=button], [role=option]";
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const target = element.matches("input") ? (element.closest("label") ?? element) : element;
      const { width, height } = target.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1;
      if (!isShown || (width >= smallest && height >= smallest) || isInSentence(element)) return [];
      return `${element.tagName} "${element.textContent.trim()}" ${Math.round(width)} × ${Math.round(height)}`;
    });

    function isInSentence(link: HTMLElement): boolean {
      if (link.tagName !== "A" || getComputedStyle(link).display !== "inline") return false;
      let block = link.parentElement;
      while (block !== null && getComputedStyle(block).display === "inline") block = block.parentElement;
      const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
      const links = [...(block?.querySelectorAll("a") ?? [])];
      return words(block?.textContent ?? "") > links.reduce((sum, { textContent }) => sum + words(textContent), 0);
    }
  }, SMALLEST);
}
