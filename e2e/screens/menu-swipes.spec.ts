import type { Page } from "@playwright/test";
import { devTools, expect, openHydrated, scrollOf, sidebar, test, twoFrames } from "../fixtures.ts";
import { strings } from "../strings.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

type Point = { x: number; y: number };

/** Swipes with one finger from the first point to the last, and waits until the effect is visible. */
async function swipe(page: Page, first: Point, ...rest: Point[]): Promise<void> {
  const session = await devTools(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [first] });
  for (const point of rest) await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
  await twoFrames(page);
}

/** Replaces the article by text, in which nothing scrolls sideways. */
async function showOnlyText(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector(".prose")?.replaceChildren("Text. ".repeat(3000)));
}

test.beforeEach(async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
});

const OPENING: [name: string, from: Point, to: Point, opens: boolean][] = [
  ["20 px to the right", { x: 100, y: 500 }, { x: 120, y: 500 }, true],
  ["19 px to the right", { x: 100, y: 500 }, { x: 119, y: 500 }, false],
  ["295 px from the edge", { x: 295, y: 500 }, { x: 335, y: 500 }, true],
  ["296 px from the edge", { x: 296, y: 500 }, { x: 336, y: 500 }, false],
  ["just flat enough", { x: 100, y: 500 }, { x: 200, y: 579 }, true],
  ["just too steep", { x: 100, y: 500 }, { x: 200, y: 580 }, false],
  ["to the left", { x: 200, y: 500 }, { x: 120, y: 500 }, false],
];

test("the menu starts closed and opens on a swipe that's long, flat and close enough to the edge", async ({ page }) => {
  await expect(sidebar(page)).toBeHidden();
  await showOnlyText(page);
  for (const [name, from, to, opens] of OPENING) {
    await test.step(`${name} ${opens ? "opens it" : "doesn't open it"}`, async () => {
      await swipe(page, from, to);
      if (!opens) return expect(sidebar(page)).toBeHidden();
      await expect(sidebar(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(sidebar(page)).toBeHidden();
    });
  }
});

test("a left swipe closes the menu unless it's short or steep", async ({ page }) => {
  await page.getByRole("button", { name: strings.shell.openMenu }).tap();
  await expect(sidebar(page)).toBeVisible();
  await swipe(page, { x: 200, y: 500 }, { x: 181, y: 500 });
  await swipe(page, { x: 200, y: 500 }, { x: 150, y: 560 });
  await expect(sidebar(page)).toBeVisible();
  await swipe(page, { x: 200, y: 500 }, { x: 160, y: 500 });
  await expect(sidebar(page)).toBeHidden();
});

test("the menu follows the finger both ways and settles on release", async ({ page }) => {
  const left = () => page.locator("#menu").evaluate((menu) => Math.round(menu.getBoundingClientRect().left));
  const session = await devTools(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 500 }] });
  await showOnlyText(page);
  await touch("touchStart", 10);
  await touch("touchMove", 50);
  await expect.poll(left).toBe(-280);
  await touch("touchMove", 170);
  await expect.poll(left).toBe(-160);
  await touch("touchEnd");
  await expect.poll(left).toBe(0);
  await expect(page.locator("main[inert]")).toHaveCount(1);

  await touch("touchStart", 300);
  await touch("touchMove", 200);
  await expect.poll(left).toBe(-100);
  await touch("touchEnd");
  await expect(sidebar(page)).toBeHidden();
  await expect(page.locator("[inert]")).toHaveCount(0);

  // The finger returns to its start, so nothing opens.
  await touch("touchStart", 10);
  await touch("touchMove", 200);
  await expect.poll(left).toBe(-130);
  await touch("touchMove", 15);
  await touch("touchEnd");
  await expect(sidebar(page)).toBeHidden();
});

test("the menu settles immediately under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await showOnlyText(page);
  await swipe(page, { x: 10, y: 500 }, { x: 60, y: 500 });
  expect(await page.locator("#menu").evaluate((menu) => menu.getBoundingClientRect().left)).toBe(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("a swipe over wide code scrolls it, and opens the menu once the code can't scroll further", async ({ page }) => {
  // Uses new code each time, because momentum from one swipe would continue under the next.
  const addCode = () =>
    page.evaluate(() => {
      const code = document.createElement("pre");
      code.textContent = "wide ".repeat(200);
      document.querySelector(".prose")?.replaceChildren(code);
    });
  await addCode();
  const box = await page.locator(".prose pre").boundingBox();
  const y = (box?.y ?? 0) + 25;
  await page.locator(".prose pre").evaluate((code) => code.scrollTo(500, 0));
  await swipe(page, { x: 100, y }, { x: 200, y });
  await expect(sidebar(page)).toBeHidden();
  await addCode();
  await twoFrames(page);
  await swipe(page, { x: 100, y }, { x: 200, y });
  await expect(sidebar(page)).toBeVisible();
});

test("a swipe does nothing on a wide screen, which shows the list", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 844 });
  await swipe(page, { x: 100, y: 700 }, { x: 200, y: 700 });
  await expect(sidebar(page)).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll(":popover-open").length)).toBe(0);
});

test("the page behind the menu doesn't scroll", async ({ page }) => {
  await page.mouse.move(380, 500);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(100);
  const before = await scrollOf(page);
  // Playwright's click scrolls the page to the header's non-sticky position.
  await page
    .getByRole("button", { name: strings.shell.openMenu })
    .evaluate((button) => button instanceof HTMLElement && button.click());
  await expect(sidebar(page)).toBeVisible();
  await page.mouse.move(385, 500);
  await page.mouse.wheel(0, 600);
  await swipe(page, { x: 380, y: 600 }, { x: 380, y: 400 }, { x: 380, y: 200 });
  expect(await scrollOf(page)).toBe(before);
});
