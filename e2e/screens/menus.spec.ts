import type { Locator, Page } from "@playwright/test";
import { expect, openHydrated, test } from "../fixtures.ts";
import { strings } from "../strings.ts";

/** The header's menus with their first and last items. */
const MENUS = [
  { name: strings.shell.language, role: "link", first: "English", last: "中文" },
  { name: strings.shell.version("v5"), role: "link", first: "webpack 5", last: "webpack 4" },
  { name: strings.theme.name, role: "radio", first: strings.theme.system, last: strings.theme.dark },
] as const;

type Parts = { button: Locator; first: Locator; last: Locator };

function partsOf(page: Page, { name, role, first, last }: (typeof MENUS)[number]): Parts {
  return {
    button: page.getByRole("button", { name, exact: true }),
    first: page.getByRole(role, { name: first, exact: true }),
    last: page.getByRole(role, { name: last, exact: true }),
  };
}

test.beforeEach(async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
});

for (const menu of MENUS) {
  test(`${menu.name}: opens on hover or click below its button, and closes on leave or click`, async ({ page }) => {
    const { button, first, last } = partsOf(page, menu);
    await test.step("opens on hover, stays open under the pointer and closes when it leaves", async () => {
      await expect(first).toBeHidden();
      await button.hover();
      await expect(first).toBeVisible();
      await expectBelow(page, button);
      await first.hover();
      // Waits longer than the menu's delay after the pointer leaves.
      await page.waitForTimeout(300);
      await expect(first).toBeVisible();
      await page.mouse.move(600, 700);
      await expect(first).toBeHidden();
    });
    await test.step("opens on click, stays open under the pointer and closes on the next click", async () => {
      await button.click();
      await expect(last).toBeVisible();
      await button.click();
      await expect(last).toBeHidden();
      await button.click();
      await expect(last).toBeVisible();
      await page.mouse.move(600, 700);
      await expect(last).toBeHidden();
    });
    await test.step("closes on a click outside", async () => {
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(first).toBeVisible();
      await page.mouse.click(700, 600);
      await expect(first).toBeHidden();
    });
  });

  test(`${menu.name}: opens by keyboard, wraps its items, and Escape returns the focus`, async ({ page }) => {
    const { button, first, last } = partsOf(page, menu);
    await test.step("opens on Enter, closes on Escape and returns focus to the button", async () => {
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(first).toBeVisible();
      await expectBelow(page, button);
      await page.keyboard.press("ArrowDown");
      await expect(first).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(first).toBeHidden();
      await expect(button).toBeFocused();
    });
    await test.step("arrow keys move and wrap, Home and End jump to the ends", async () => {
      await page.keyboard.press("ArrowUp");
      await expect(last).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(first).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(last).toBeFocused();
      await page.keyboard.press("Home");
      await expect(first).toBeFocused();
      await page.keyboard.press("End");
      await expect(last).toBeFocused();
    });
    await test.step("closes when focus moves elsewhere", async () => {
      const elsewhere = page.getByRole("main").getByRole("link").first();
      await first.focus();
      await expect(last).toBeVisible();
      await elsewhere.focus();
      await expect(first).toBeHidden();
      await expect(elsewhere).toBeFocused();
    });
  });
}

/** Checks that the open list is below its button and within the window. */
async function expectBelow(page: Page, button: Locator): Promise<void> {
  const list = page.locator("header :popover-open");
  await expect(list).toBeInViewport({ ratio: 1 });
  const [above, below] = [await button.boundingBox(), await list.boundingBox()];
  if (above === null || below === null) throw new Error("Both are on the screen.");
  expect(Math.abs(below.y - (above.y + above.height)), "distance to the button").toBeLessThan(8);
  expect(Math.abs(below.x + below.width - (above.x + above.width)), "its right edge").toBeLessThan(8);
}

test("opening one menu closes the other", async ({ page }) => {
  const [language, version] = [partsOf(page, MENUS[0]), partsOf(page, MENUS[1])];
  await language.button.click();
  await expect(language.first).toBeVisible();
  await version.button.click();
  await expect(version.first).toBeVisible();
  await expect(language.first).toBeHidden();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 844 } });

  test("a tap opens a menu, and a second tap or one outside closes it", async ({ page }) => {
    const { button, first } = partsOf(page, MENUS[0]);
    await button.tap();
    await expect(first).toBeVisible();
    await expectBelow(page, button);
    await button.tap();
    await expect(first).toBeHidden();
    await button.tap();
    await expect(first).toBeVisible();
    await page.touchscreen.tap(320, 700);
    await expect(first).toBeHidden();
  });
});
