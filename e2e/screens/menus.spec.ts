import type { Locator, Page } from "@playwright/test";
import { expect, openAwake, test } from "../fixtures.ts";

/** The menus of the header, and what is first and last in each. */
const MENUS = [
  { name: "Language", role: "link", first: "English", last: "中文" },
  { name: "Version", role: "link", first: "webpack 5", last: "webpack 4" },
  { name: "Theme", role: "radio", first: "System", last: "Dark" },
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
  await openAwake(page, "/concepts/loaders/");
});

for (const menu of MENUS) {
  test(`${menu.name}: by mouse it opens on hover or a click, below its button, and closes on leaving or a click`, async ({
    page,
  }) => {
    const { button, first, last } = partsOf(page, menu);
    await test.step("opens on hover, stays while the pointer is in it, closes when it leaves", async () => {
      await expect(first).toBeHidden();
      await button.hover();
      await expect(first).toBeVisible();
      await expectBelow(page, button);
      await first.hover();
      // Longer than the menu waits for a pointer that left.
      await page.waitForTimeout(300);
      await expect(first).toBeVisible();
      await page.mouse.move(600, 700);
      await expect(first).toBeHidden();
    });
    await test.step("opens on a click, stays open under the pointer, closes on the next click", async () => {
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

  test(`${menu.name}: by keyboard it opens, its items wrap, and Escape brings the focus back`, async ({ page }) => {
    const { button, first, last } = partsOf(page, menu);
    await test.step("opens by Enter, closes on Escape, and the focus returns to the button", async () => {
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
    await test.step("arrow keys move and wrap, Home and End go to the ends", async () => {
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
    await test.step("closes when the focus goes elsewhere", async () => {
      const elsewhere = page.getByRole("main").getByRole("link").first();
      await first.focus();
      await expect(last).toBeVisible();
      await elsewhere.focus();
      await expect(first).toBeHidden();
      await expect(elsewhere).toBeFocused();
    });
  });
}

/** The open list hangs at its button, and is in the window. */
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
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap opens a menu, a second one closes it, and so does one outside", async ({ page }) => {
    const { button, first } = partsOf(page, MENUS[0]);
    await button.tap();
    await expect(first).toBeVisible();
    await expectBelow(page, button);
    await button.tap();
    await expect(first).toBeHidden();
    await button.tap();
    await expect(first).toBeVisible();
    await page.touchscreen.tap(60, 700);
    await expect(first).toBeHidden();
  });
});
