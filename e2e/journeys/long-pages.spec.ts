import type { Page } from "@playwright/test";
import { contents, expect, isInView, openHydrated, scrollOf, sidebarLink, test, twoFrames } from "../fixtures.ts";
import { untilHydrated } from "../until-hydrated.ts";

/* Long pages lay out only what's in view, which readers must not notice in navigation, printing or scrolling. */

const LONGEST = "/configuration/module-parser/";
const HEADINGS = "article [class^=rows-] > :is(h2, h3)[id]";

/** Returns the ids of headings whose sections are currently laid out. */
function laidOut(page: Page): Promise<string[]> {
  return page
    .locator(HEADINGS)
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility({ contentVisibilityAuto: true })).map(({ id }) => id),
    );
}

/** Returns the id of a heading near the end of the page. */
async function deepId(page: Page): Promise<string> {
  const ids = await page.locator(HEADINGS).evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(100);
  return ids.at(-30) ?? "";
}

function placeOf(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id);
}

/** Waits until the heading is right below the header, and checks that it stays there. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const padding = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  await expect.poll(async () => Math.abs((await placeOf(page, id)) - padding)).toBeLessThan(3);
  await twoFrames(page);
  expect(Math.abs((await placeOf(page, id)) - padding)).toBeLessThan(3);
}

/** Opens the page at a heading, which lays out all of it once, so that no height is an estimate. */
async function openKnown(page: Page): Promise<void> {
  await openHydrated(page, `${LONGEST}#types`);
  await expect(page.locator("html")).not.toHaveAttribute("data-whole");
}

test("skips layout of off-screen sections", async ({ page }) => {
  await openHydrated(page, LONGEST);
  const shown = await laidOut(page);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(20);
});

test("a URL with a deep heading's hash shows that heading, on load and on reload", async ({ page }) => {
  await openHydrated(page, LONGEST);
  const id = await deepId(page);
  await page.goto("/concepts/");
  await openHydrated(page, `${LONGEST}#${id}`);
  await expectAtTop(page, id);
  await page.reload();
  await expectAtTop(page, id);
});

test("choosing a deep heading in the outline shows it, and Back and Forward restore the position", async ({ page }) => {
  await openHydrated(page, LONGEST);
  const id = await deepId(page);
  const link = contents(page).locator(`a[href="#${id}"]`);
  await link.hover();
  const before = await scrollOf(page);
  await link.click();
  await expectAtTop(page, id);
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(before);
  await page.goForward();
  await expectAtTop(page, id);
});

test("a reload keeps the reading position and skips layout of off-screen sections", async ({ page }) => {
  await openKnown(page);
  const id = await deepId(page);
  await page.evaluate((name) => document.getElementById(name)?.scrollIntoView({ block: "center" }), id);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(10_000);
  const before = await placeOf(page, id);
  await page.reload();
  await expect.poll(async () => Math.abs((await placeOf(page, id)) - before)).toBeLessThan(60);
  await untilHydrated(page);
  await expect.poll(async () => (await laidOut(page)).length).toBeLessThan(30);
  expect(Math.abs((await placeOf(page, id)) - before)).toBeLessThan(60);
});

test("Back restores the reading position on a long page", async ({ page }) => {
  await openKnown(page);
  const id = await deepId(page);
  await page.evaluate((name) => document.getElementById(name)?.scrollIntoView({ block: "center" }), id);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(10_000);
  const before = await placeOf(page, id);
  // Playwright's own click would scroll the page.
  await sidebarLink(page, "Mode").evaluate((link) =>
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mode");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Module Parser Options");
  await expect.poll(async () => Math.abs((await placeOf(page, id)) - before)).toBeLessThan(60);
});

test("the Tab key reaches off-screen links and scrolls them into view", async ({ page }) => {
  await openHydrated(page, LONGEST);
  const id = await deepId(page);
  const links = page.locator("article [class^=rows-] > :is(h2, h3) > a");
  const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")?.slice(1)));
  const before = links.nth(ids.indexOf(id));
  await before.evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press("Tab");
  const focused = page.locator("article :focus");
  await expect(focused).toBeVisible();
  await expect.poll(() => isInView(page, focused)).toBe(true);
});

test("scrolling up from the end doesn't make the text jump", async ({ page }) => {
  await openHydrated(page, LONGEST);
  await page.mouse.move(700, 500);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const jumps = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const found: number[] = [];
    await frame();
    for (let step = 0; step < 60; step++) {
      const mark = document.elementsFromPoint(700, 450).find((each) => each.matches("article [class^=rows-] *"));
      const before = mark?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: -200, behavior: "instant" });
      await frame();
      const moved = (mark?.getBoundingClientRect().top ?? 0) - before;
      if (mark !== undefined && Math.abs(moved - 200) > 2) found.push(moved);
    }
    return found;
  });
  expect(jumps).toEqual([]);
});

test("printing lays out every section", async ({ page }) => {
  await page.goto(LONGEST);
  await page.emulateMedia({ media: "print" });
  const all = await page.locator(HEADINGS).count();
  await expect.poll(async () => (await laidOut(page)).length).toBe(all);
});
