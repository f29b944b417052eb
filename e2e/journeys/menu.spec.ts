import { findViolations } from "../find-violations.ts";
import { expect, expectPage, openAwake, sidebarLink, test } from "../fixtures.ts";
import { strings } from "../strings.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a narrow screen hides the pages behind a button", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  const pages = page.getByRole("navigation", { name: strings.shell.pages });
  await expect(pages).toBeHidden();
  await page.getByRole("button", { name: strings.shell.openMenu }).click();
  await expect(pages).toBeVisible();
  await expect(sidebarLink(page, "Loaders")).toBeInViewport();
});

test("the menu opens at the current page's entry without scrolling the page behind it", async ({ page }) => {
  await openAwake(page, "/plugins/watch-ignore-plugin/");
  for (const scrolled of [0, 300]) {
    await page.evaluate((top) => scrollTo(0, top), scrolled);
    await page.getByRole("button", { name: strings.shell.openMenu }).click();
    await expect(sidebarLink(page, "WatchIgnorePlugin")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: strings.shell.closeMenu })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.getByRole("button", { name: strings.shell.closeMenu }).click();
  }
});

test("choosing a page closes the menu", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.getByRole("button", { name: strings.shell.openMenu }).click();
  const pages = page.getByRole("navigation", { name: strings.shell.pages });
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  await expect(pages).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("Escape closes the menu and returns focus to its button", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  const button = page.getByRole("button", { name: strings.shell.openMenu });
  await button.focus();
  await page.keyboard.press("Enter");
  const pages = page.getByRole("navigation", { name: strings.shell.pages });
  await expect(pages).toBeVisible();
  await expect(page.getByRole("button", { name: strings.shell.closeMenu })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(pages).toBeHidden();
  await expect(button).toBeFocused();
});

test("focus stays within the open menu", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.getByRole("button", { name: strings.shell.openMenu }).click();
  await expect(page.getByRole("button", { name: strings.shell.closeMenu })).toBeFocused();
  // The rest becomes inert only after the menu has been painted.
  await expect(page.locator("main[inert]")).toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  const outside = await page.evaluate(() => document.activeElement?.closest("main, header, footer")?.nodeName);
  expect(outside).toBeUndefined();
  await page.getByRole("button", { name: strings.shell.closeMenu }).click();
  await expect(page.getByRole("navigation", { name: strings.shell.pages })).toBeHidden();
  await expect(page.locator("[inert]")).toHaveCount(0);
  await page.getByRole("main").getByRole("link").first().focus();
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("a click outside closes the menu", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.getByRole("button", { name: strings.shell.openMenu }).click();
  const pages = page.getByRole("navigation", { name: strings.shell.pages });
  await expect(pages).toBeVisible();
  await page.mouse.click(380, 700);
  await expect(pages).toBeHidden();
  await expect(page).toHaveURL("/concepts/loaders/");
});

test("a wide screen shows the pages and no menu button", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openAwake(page, "/concepts/loaders/");
  await expect(page.getByRole("navigation", { name: strings.shell.pages })).toBeVisible();
  await expect(page.getByRole("button", { name: strings.shell.openMenu })).toBeHidden();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`open menus have no axe violations in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openAwake(page, "/concepts/loaders/");
    for (const [name, width] of [
      [strings.shell.openMenu, 390],
      [strings.theme.name, 1024],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole("button", { name }).click();
      const menu = name === strings.theme.name ? "#theme-menu" : "#menu";
      await expect(page.locator(menu)).toBeVisible();
      expect(await findViolations(page, { within: menu })).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, links to pages and closes", async ({ page }) => {
    await page.goto("/concepts/loaders/");
    const pages = page.getByRole("navigation", { name: strings.shell.pages });
    await expect(pages).toBeHidden();
    await page.getByRole("button", { name: strings.shell.openMenu }).click();
    await expect(pages).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(pages).toBeHidden();
    await page.getByRole("button", { name: strings.shell.openMenu }).click();
    await sidebarLink(page, "Output").click();
    await expectPage(page, { url: "/concepts/output/", title: "Output" });
  });
});
