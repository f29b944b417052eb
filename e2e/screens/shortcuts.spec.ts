import type { Page } from "@playwright/test";
import { findViolations } from "../find-violations.ts";
import { expect, expectPage, openHydrated, sidebarLink, test } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { field, openSearch } from "./search-dialog.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: strings.shortcuts.name });
const button = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: strings.shortcuts.name });

test("? lists the keys, and Escape returns to where the reader was", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  await sidebarLink(page, "Plugins").focus();
  await page.keyboard.press("?");
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole("term")).toHaveText([
    strings.shortcuts.search,
    strings.shortcuts.move,
    strings.shortcuts.open,
    strings.shortcuts.close,
    strings.shortcuts.show,
  ]);
  expect(await findViolations(page, { within: "dialog" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(sidebarLink(page, "Plugins")).toBeFocused();
});

test("the footer's button opens the list, and its button or a press outside closes it", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  await button(page).click();
  await expect(dialog(page)).toBeInViewport({ ratio: 1 });
  await dialog(page).getByRole("button", { name: strings.common.close }).click();
  await expect(dialog(page)).toHaveCount(0);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
});

test("? is only a character in a text field", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  await openSearch(page);
  await page.keyboard.type("?");
  await expect(field(page)).toHaveValue("?");
  await expect(dialog(page)).toHaveCount(0);
});

test("Back closes the list and stays on the page", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  await sidebarLink(page, "Plugins").click();
  await expectPage(page, { url: "/concepts/plugins/", title: "Plugins" });
  await page.keyboard.press("?");
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toHaveCount(0);
  await expectPage(page, { url: "/concepts/plugins/", title: "Plugins" });
});

test("documents don't contain the list", async ({ request }) => {
  expect(await (await request.get("/concepts/loaders/")).text()).not.toContain(strings.shortcuts.move);
});
