import type { Page } from "@playwright/test";
import { findViolations } from "../find-violations.ts";
import { expect, expectPage, openAwake, sidebarLink, test } from "../fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("on a narrow screen the pages are behind a button", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(pages).toBeVisible();
  await expect(sidebarLink(page, "Loaders")).toBeInViewport();
});

test("the menu opens where the page's own entry is, and the page behind it stays", async ({ page }) => {
  await openAwake(page, "/plugins/watch-ignore-plugin/");
  for (const scrolled of [0, 300]) {
    await page.evaluate((top) => scrollTo(0, top), scrolled);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(sidebarLink(page, "WatchIgnorePlugin")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Close menu" })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.getByRole("button", { name: "Close menu" }).click();
  }
});

test("of a long menu the frame that answers the press has one window of rows, and the next one all", async ({
  page,
}) => {
  await openAwake(page, "/configuration/output/");
  for (const headings of ["shown", "closed by the reader"]) {
    const firstFrame = rowsOfFirstFrame(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    const { rows, bottom } = await firstFrame;
    expect(rows, `with headings ${headings}`).toBeLessThan(36);
    expect(bottom, `of the last row, with headings ${headings}; the window's is 844`).toBeGreaterThan(844);
    await expect(page.locator("#menu nav li[hidden]")).toHaveCount(0);
    await expect(page.locator("#menu nav li[style*=content]")).toHaveCount(0);
    await page.getByRole("button", { name: "Headings of Output" }).click();
    await page.keyboard.press("Escape");
  }
});

/** How many rows there are, and where the last one ends, in the first frame of the menu that is about to be opened. */
function rowsOfFirstFrame(page: Page): Promise<{ rows: number; bottom: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const onFrame = () => {
          const boxes = [...document.querySelectorAll("#menu nav li")].map((row) => row.getBoundingClientRect());
          const shown = boxes.filter(({ height }) => height > 0);
          resolve({ rows: shown.length, bottom: Math.max(...shown.map((box) => box.bottom)) });
        };
        addEventListener("beforetoggle", () => requestAnimationFrame(onFrame), { capture: true, once: true });
      }),
  );
}

test("the menu closes when a page is chosen", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const pages = page.getByRole("navigation", { name: "Pages" });
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  await expect(pages).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("Escape closes the menu and gives the focus back to its button", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  const button = page.getByRole("button", { name: "Open menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages).toBeVisible();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(pages).toBeHidden();
  await expect(button).toBeFocused();
});

test("the focus stays in the open menu", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
  // All else is out of reach once the menu has been painted.
  await expect(page.locator("main[inert]")).toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  const outside = await page.evaluate(() => document.activeElement?.closest("main, header, footer")?.nodeName);
  expect(outside).toBeUndefined();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeHidden();
  await expect(page.locator("[inert]")).toHaveCount(0);
  await page.getByRole("main").getByRole("link").first().focus();
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("a click outside closes the menu", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages).toBeVisible();
  await page.mouse.click(380, 700);
  await expect(pages).toBeHidden();
  await expect(page).toHaveURL("/concepts/loaders/");
});

test("a wide screen shows the pages and no button", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openAwake(page, "/concepts/loaders/");
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`open menus have no axe violation in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openAwake(page, "/concepts/loaders/");
    for (const name of ["Open menu", "Theme"]) {
      await page.getByRole("button", { name }).click();
      const menu = name === "Theme" ? "#theme-menu" : "#menu";
      await expect(page.locator(menu)).toBeVisible();
      expect(await findViolations(page, { within: menu })).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, leads to pages and closes", async ({ page }) => {
    await page.goto("/concepts/loaders/");
    const pages = page.getByRole("navigation", { name: "Pages" });
    await expect(pages).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(pages).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(pages).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await sidebarLink(page, "Output").click();
    await expectPage(page, { url: "/concepts/output/", title: "Output" });
  });
});
