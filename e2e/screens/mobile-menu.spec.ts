import type { Locator, Page } from "@playwright/test";
import { findViolations } from "../find-violations.ts";
import { expect, expectPage, openHydrated, scrollOf, sidebar, sidebarLink, test, withoutScript } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { readData } from "./read-data.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

function openButton(page: Page) {
  return page.getByRole("button", { name: strings.shell.openMenu });
}

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await openHydrated(page, "/concepts/loaders/");
});

test("its button, a tap outside or Escape closes the menu, and does nothing else", async ({ page }) => {
  await expect(sidebar(page)).toBeHidden();
  for (const close of [
    () => page.getByRole("button", { name: strings.shell.closeMenu }).tap(),
    () => page.touchscreen.tap(380, 500),
    () => page.keyboard.press("Escape"),
  ]) {
    await openButton(page).tap();
    await expect(sidebar(page)).toBeVisible();
    await close();
    await expect(sidebar(page)).toBeHidden();
  }
  await expect(page).toHaveURL("/concepts/loaders/");
  await expect(openButton(page)).toBeFocused();
});

test("the menu opens at the current page and then lays out all headings", async ({ page }) => {
  await openHydrated(page, "/configuration/module-parser/");
  await openButton(page).tap();
  const current = page.locator("#menu [aria-current=page]");
  const end = page.locator("#menu > :last-child");
  const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? Number.NaN;
  await expect.poll(async () => (await topOf(current)) + 30 < (await topOf(end))).toBe(true);
  await expect(page.locator("#menu [data-later]").first()).toBeAttached();
  await expect(page.locator("#menu[data-opening]")).toHaveCount(0);
});

test("the first frame of the menu has all rows that are in view", async ({ page }) => {
  for (const url of ["/configuration/", "/configuration/module-parser/", "/configuration/other-options/"]) {
    await openHydrated(page, url);
    const [shown, missing] = await openButton(page).evaluate(async (button: HTMLElement) => {
      const menu = document.getElementById("menu");
      // Between the first frame and what the site does after it.
      const firstFrame = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      button.click();
      await firstFrame;
      const end = menu?.lastElementChild?.getBoundingClientRect().top ?? 0;
      const inView = [...(menu?.querySelectorAll("nav a") ?? [])].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom > 0 && top < end;
      });
      const isMissing = (row: Element) => !row.checkVisibility({ contentVisibilityAuto: true });
      return [inView.length, inView.filter(isMissing).map((row) => row.textContent)] as const;
    });
    expect(shown, url).toBeGreaterThan(10);
    expect(missing, url).toEqual([]);
  }
});

test("choosing a page or a heading closes the menu", async ({ page }) => {
  await openButton(page).tap();
  await sidebarLink(page, "Output").tap();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await openButton(page).tap();
  await sidebar(page).getByRole("link", { name: "Public path" }).tap();
  await expect(page).toHaveURL("/concepts/output/#public-path");
  await expect(sidebar(page)).toBeHidden();
});

test("the menu holds the header's links with the same marks as on a wide screen", async ({ page }) => {
  await expect(page.getByRole("navigation", { name: strings.shell.main })).toHaveCount(0);
  await openButton(page).tap();
  const sections = page.getByRole("navigation", { name: strings.shell.sections });
  await expect(sections.locator("[aria-current]")).toHaveText(["Concepts"]);
  const main = page.getByRole("navigation", { name: strings.shell.main });
  await expect(main.getByRole("link")).toHaveText([strings.shell.documentation, "Contribute", "Vote", "Blog"]);
  await expect(main.locator("[aria-current]")).toHaveText([strings.shell.documentation]);
  for (const { title } of readData("navigation").social)
    await expect(page.locator("#menu").getByRole("link", { name: title, exact: true })).toBeVisible();
  await main.getByRole("link", { name: "Vote" }).tap();
  await expectPage(page, { url: "/vote/", title: "Vote" });
  await expect(sidebar(page)).toBeHidden();
});

test("the menu holds version, language and theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openButton(page).tap();
  const menu = page.locator("#menu");
  await expect(menu.getByRole("link", { name: "webpack 4" })).toHaveAttribute(
    "href",
    "https://v4.webpack.js.org/concepts/loaders/",
  );
  await expect(menu.getByRole("link", { name: "中文" })).toHaveAttribute(
    "href",
    "https://webpack.docschina.org/concepts/loaders/",
  );
  await menu.getByRole("radio", { name: strings.theme.dark }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.getByRole("button", { name: strings.theme.name }).click();
  await expect(page.getByRole("radio", { name: strings.theme.dark })).toBeChecked();
});

test("focus wraps within the menu in both directions", async ({ page }) => {
  await openButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: strings.shell.closeMenu })).toBeFocused();
  await expect(page.locator("main[inert]")).toHaveCount(1);
  const isOutside = () =>
    page.evaluate(() => document.activeElement?.closest("main, header, footer, aside, a[href='#content']")?.nodeName);
  await page.keyboard.press("Shift+Tab");
  expect(await isOutside()).toBeUndefined();
  await sidebar(page).getByRole("link").last().focus();
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press("Tab");
    expect(await isOutside()).toBeUndefined();
  }
  await page.getByRole("button", { name: strings.shell.closeMenu }).click();
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test("going back to a page without a menu leaves nothing inert", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("link", { name: "Guides", exact: true }).first().click();
  await expectPage(page, { url: "/guides/", title: "Guides" });
  await openButton(page).click();
  await expect(sidebar(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(sidebar(page)).toBeHidden();
  await expectPage(page, { url: "/guides/", title: "Guides" });
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(sidebar(page)).toHaveCount(0);
  await expect(page.locator("[inert]")).toHaveCount(0);
  await openButton(page).click();
  await expect(page.getByRole("navigation", { name: strings.shell.sections })).toBeVisible();
});

for (const [narrow, wide] of [
  [820, 1180],
  [390, 1440],
] as const) {
  test(`widening from ${narrow} to ${wide} px turns an open menu into the sidebar`, async ({ page }) => {
    await page.setViewportSize({ width: narrow, height: 844 });
    await openButton(page).click();
    await expect(page.locator("main[inert]")).toHaveCount(1);
    await page.setViewportSize({ width: wide, height: 844 });
    await expect(page.locator("[inert], :popover-open")).toHaveCount(0);
    const list = await sidebar(page).boundingBox();
    const article = await page.getByRole("article").boundingBox();
    expect(article?.width).toBeGreaterThan(600);
    expect(article?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
    await page.mouse.move(wide - 200, 500);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(100);
  });
}

test("the menu opens at the current page's entry without scrolling the page behind it", async ({ page }) => {
  await openHydrated(page, "/plugins/watch-ignore-plugin/");
  for (const scrolled of [0, 300]) {
    await page.evaluate((top) => scrollTo(0, top), scrolled);
    await openButton(page).click();
    await expect(sidebarLink(page, "WatchIgnorePlugin")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: strings.shell.closeMenu })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.getByRole("button", { name: strings.shell.closeMenu }).click();
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`open menus have no axe violations in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openHydrated(page, "/concepts/loaders/");
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

withoutScript("without script, the menu opens, links to pages and closes", async ({ page }) => {
  await page.goto("/concepts/loaders/");
  await expect(sidebar(page)).toBeHidden();
  await openButton(page).click();
  await expect(sidebar(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sidebar(page)).toBeHidden();
  await openButton(page).click();
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
});
