import type { Page } from "@playwright/test";
import { expect, holdBack, openHydrated, requestsOf, sidebarLink, test } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { dialog, field, openButton, openSearch, options } from "./search-dialog.ts";

const INDEX = "/search/index.json";

test("search loads nothing before it's opened", async ({ page }) => {
  const requests = requestsOf(page);
  await openHydrated(page, "/concepts/loaders/");
  await page.waitForLoadState("networkidle");
  const paths = () => requests.map((request) => new URL(request.url()).pathname);
  expect(paths().filter((path) => /search/i.test(path))).toEqual([]);
  await openSearch(page);
  await expect(options(page).first()).toBeVisible();
  expect(paths().filter((path) => path === INDEX)).toEqual([INDEX]);
});

test("focusing the search button loads the index", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  const index = page.waitForRequest((request) => new URL(request.url()).pathname === INDEX);
  await openButton(page).focus();
  await index;
  await expect(dialog(page)).toBeHidden();
});

test("hovering over the button loads the dialog but not the index", async ({ page }) => {
  const requests = requestsOf(page);
  await openHydrated(page, "/concepts/loaders/");
  await openButton(page).hover();
  await expect(page.locator("#search")).toBeAttached();
  await expect(dialog(page)).toBeHidden();
  await page.waitForLoadState("networkidle");
  expect(requests.map((request) => new URL(request.url()).pathname)).not.toContain(INDEX);
  await openButton(page).click();
  await expect(options(page).first()).toBeVisible();
});

test("'/', Ctrl-K, Cmd-K and the button open search; Escape closes it and returns the focus", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  for (const open of [
    () => page.keyboard.press("/"),
    () => page.keyboard.press("Control+k"),
    () => page.keyboard.press("Meta+k"),
    () => openButton(page).click(),
  ]) {
    await openButton(page).focus();
    await open();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
  }
});

test("the open dialog makes the page inert and returns focus to where it was on the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "/concepts/loaders/");
  const link = page.locator("main .prose p a").first();
  await link.focus();
  await openSearch(page);
  await expect(page.locator("#root > :not(dialog, [inert])")).toHaveCount(0);
  for (const key of ["Shift+Tab", "Shift+Tab", "Tab", "Tab", "Tab"]) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.closest("#root > :not(dialog)"))).toBeNull();
  }
  // The browser's own toolbar is part of the Tab order, and Chromium and its headless shell need different numbers of
  // presses for it.
  await field(page).focus();
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await expect(page.locator("[inert]")).toHaveCount(0);
  // The dialog replaces the menu.
  await page.getByRole("button", { name: strings.shell.openMenu }).click();
  await expect(page.locator("main[inert]")).toHaveCount(1);
  await openSearch(page);
  await expect(page.locator("#menu")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: strings.shell.openMenu })).toBeFocused();
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test("what's typed while search is loading is in its field", async ({ page }) => {
  const release = await holdBack(page, "**/assets/search.*");
  await openHydrated(page, "/concepts/loaders/");
  await page.keyboard.press("/");
  await page.keyboard.type("split x");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("a/b?");
  release();
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.type("c");
  await expect(field(page)).toHaveValue("split a/b?c");
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("search opens, but typing in a page's field doesn't open it", async ({ page }) => {
  await openHydrated(page, "/starter-kits/");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  // The page can't be focused until the frame after the dialog has closed.
  await expect(page.locator("[inert]")).toHaveCount(0);
  const filter = page.getByRole("searchbox", { name: strings.filters.starterKits.label });
  await filter.focus();
  await page.keyboard.type("a/b");
  await expect(filter).toHaveValue("a/b");
  await expect(dialog(page)).toBeHidden();
});

test("Back closes the dialog first and leaves the page second; Forward returns", async ({ page }) => {
  await openHydrated(page, "/concepts/");
  await sidebarLink(page, "Loaders").click();
  await expect(page).toHaveURL("/concepts/loaders/");
  await openSearch(page);
  await field(page).fill("caching");
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/concepts/loaders/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  // Without user activation in between, a page can't cancel the navigation.
  await openSearchByScript(page);
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/concepts/loaders/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Concepts");
  await page.evaluate(() => history.forward());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
});

async function openSearchByScript(page: Page): Promise<void> {
  await openButton(page).evaluate((button: HTMLElement) => button.click());
  await expect(field(page)).toBeFocused();
}
