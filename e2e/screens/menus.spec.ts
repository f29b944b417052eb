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
  test(`${menu.name}: opens on hover and closes when the pointer leaves`, async ({ page }) => {
    const { button, first } = partsOf(page, menu);
    await expect(first).toBeHidden();
    await button.hover();
    await expect(first).toBeVisible();
    await first.hover();
    await page.waitForTimeout(400);
    await expect(first).toBeVisible();
    await page.mouse.move(600, 700);
    await expect(first).toBeHidden();
  });

  test(`${menu.name}: opens on a click, stays open under the pointer, and closes when it leaves or clicks again`, async ({
    page,
  }) => {
    const { button, last } = partsOf(page, menu);
    await button.click();
    await expect(last).toBeVisible();
    await button.click();
    await expect(last).toBeHidden();
    await button.click();
    await expect(last).toBeVisible();
    await page.mouse.move(600, 700);
    await expect(last).toBeHidden();
  });

  test(`${menu.name}: closes on a click outside`, async ({ page }) => {
    const { button, first } = partsOf(page, menu);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(first).toBeVisible();
    await page.mouse.click(700, 600);
    await expect(first).toBeHidden();
  });

  test(`${menu.name}: opens by Enter, closes on Escape, and the focus returns to the button`, async ({ page }) => {
    const { button, first } = partsOf(page, menu);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(first).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(first).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(first).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(`${menu.name}: closes when the focus goes elsewhere`, async ({ page }) => {
    const { button, first, last } = partsOf(page, menu);
    await button.focus();
    await page.keyboard.press("ArrowDown");
    await expect(first).toBeFocused();
    await last.focus();
    await expect(last).toBeVisible();
    await page.getByRole("main").getByRole("link").first().focus();
    await expect(first).toBeHidden();
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  });

  test(`${menu.name}: arrow keys move and wrap, Home and End go to the ends`, async ({ page }) => {
    const { button, first, last } = partsOf(page, menu);
    await button.focus();
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
    await button.tap();
    await expect(first).toBeHidden();
    await button.tap();
    await expect(first).toBeVisible();
    await page.touchscreen.tap(60, 700);
    await expect(first).toBeHidden();
  });
});
