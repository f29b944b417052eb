import type { Locator, Page } from "@playwright/test";
import { devTools, expect, expectPage, openAwake, scrollOf, sidebarLink, test } from "../fixtures.ts";
import { strings } from "../strings.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

type Point = { x: number; y: number };

/** Swipes with one finger from the first point to the last. */
async function swipe(page: Page, ...points: Point[]): Promise<void> {
  const session = await devTools(page);
  const [first, ...rest] = points;
  await session.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: first === undefined ? [] : [first],
  });
  for (const point of rest) await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

/** A swipe takes effect when it ends, and two frames later it's visible. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
}

function pages(page: Page) {
  return page.getByRole("navigation", { name: strings.shell.pages });
}

function openButton(page: Page) {
  return page.getByRole("button", { name: strings.shell.openMenu });
}

test.beforeEach(async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
});

const OPENING: { name: string; points: Point[]; opens: boolean }[] = [
  {
    name: "20 px to the right",
    points: [
      { x: 100, y: 500 },
      { x: 120, y: 500 },
    ],
    opens: true,
  },
  {
    name: "19 px to the right",
    points: [
      { x: 100, y: 500 },
      { x: 119, y: 500 },
    ],
    opens: false,
  },
  {
    name: "one that begins 295 px from the edge",
    points: [
      { x: 295, y: 500 },
      { x: 335, y: 500 },
    ],
    opens: true,
  },
  {
    name: "one that begins 296 px from the edge",
    points: [
      { x: 296, y: 500 },
      { x: 336, y: 500 },
    ],
    opens: false,
  },
  {
    name: "one just flat enough",
    points: [
      { x: 100, y: 500 },
      { x: 200, y: 579 },
    ],
    opens: true,
  },
  {
    name: "one just too steep",
    points: [
      { x: 100, y: 500 },
      { x: 200, y: 580 },
    ],
    opens: false,
  },
  {
    name: "one to the left",
    points: [
      { x: 200, y: 500 },
      { x: 120, y: 500 },
    ],
    opens: false,
  },
];

test("the menu starts closed and opens on a swipe that's long, flat and close enough to the edge", async ({ page }) => {
  await expect(pages(page)).toBeHidden();
  // Nothing at that position scrolls sideways.
  await page.evaluate(() => document.querySelector(".prose")?.replaceChildren("Text. ".repeat(3000)));
  for (const { name, points, opens } of OPENING) {
    await test.step(`${name} ${opens ? "opens it" : "doesn't open it"}`, async () => {
      await swipe(page, ...points);
      await twoFrames(page);
      if (!opens) return expect(pages(page)).toBeHidden();
      await expect(pages(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(pages(page)).toBeHidden();
    });
  }
});

test("a left swipe closes the menu unless it's short or steep", async ({ page }) => {
  await openButton(page).tap();
  await expect(pages(page)).toBeVisible();
  await swipe(page, { x: 200, y: 500 }, { x: 181, y: 500 });
  await swipe(page, { x: 200, y: 500 }, { x: 150, y: 560 });
  await twoFrames(page);
  await expect(pages(page)).toBeVisible();
  await swipe(page, { x: 200, y: 500 }, { x: 160, y: 500 });
  await expect(pages(page)).toBeHidden();
});

test("the menu follows the finger both ways and settles on release", async ({ page }) => {
  const left = () => page.locator("#menu").evaluate((menu) => Math.round(menu.getBoundingClientRect().left));
  const session = await devTools(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 500 }] });
  await page.evaluate(() => document.querySelector(".prose")?.replaceChildren("Text. ".repeat(3000)));
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
  await expect(pages(page)).toBeHidden();
  await expect(page.locator("[inert]")).toHaveCount(0);

  // The finger returns to its start, so nothing opens.
  await touch("touchStart", 10);
  await touch("touchMove", 200);
  await expect.poll(left).toBe(-130);
  await touch("touchMove", 15);
  await touch("touchEnd");
  await expect(pages(page)).toBeHidden();
});

test("the menu settles immediately under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => document.querySelector(".prose")?.replaceChildren("Text. ".repeat(3000)));
  await swipe(page, { x: 10, y: 500 }, { x: 60, y: 500 });
  await twoFrames(page);
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
  await twoFrames(page);
  await expect(pages(page)).toBeHidden();
  await addCode();
  await twoFrames(page);
  await swipe(page, { x: 100, y }, { x: 200, y });
  await expect(pages(page)).toBeVisible();
});

test("a swipe does nothing on a wide screen, which shows the list", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 844 });
  await swipe(page, { x: 100, y: 700 }, { x: 200, y: 700 });
  await twoFrames(page);
  await expect(pages(page)).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll(":popover-open").length)).toBe(0);
});

test("buttons open and close the menu", async ({ page }) => {
  await openButton(page).tap();
  await expect(pages(page)).toBeVisible();
  await page.getByRole("button", { name: strings.shell.closeMenu }).tap();
  await expect(pages(page)).toBeHidden();
});

test("the menu opens at the current page, which isn't behind the choices, and then lays out all headings", async ({
  page,
}) => {
  await openAwake(page, "/configuration/module-parser/");
  await openButton(page).tap();
  const current = page.locator("#menu [aria-current=page]");
  const end = page.locator("#menu > :last-child");
  const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? Number.NaN;
  await expect.poll(async () => (await topOf(current)) + 30 < (await topOf(end))).toBe(true);
  await expect(page.locator("#menu [data-later]").first()).toBeAttached();
  await expect(page.locator("#menu[data-opening]")).toHaveCount(0);
});

test("a tap outside only closes the menu", async ({ page }) => {
  await openButton(page).tap();
  await expect(pages(page)).toBeVisible();
  await page.touchscreen.tap(380, 500);
  await expect(pages(page)).toBeHidden();
  await expect(page).toHaveURL("/concepts/loaders/");
});

test("Escape closes the menu", async ({ page }) => {
  await openButton(page).tap();
  await expect(pages(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pages(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
});

test("choosing a page or a heading closes the menu", async ({ page }) => {
  await openButton(page).tap();
  await sidebarLink(page, "Output").tap();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  await expect(pages(page)).toBeHidden();
  await openButton(page).tap();
  await pages(page).getByRole("link", { name: "Public path" }).tap();
  await expect(page).toHaveURL("/concepts/output/#public-path");
  await expect(pages(page)).toBeHidden();
});

test("the menu holds the header's links with the same marks as on a wide screen", async ({ page }) => {
  await expect(page.getByRole("navigation", { name: strings.shell.main })).toHaveCount(0);
  await openButton(page).tap();
  const sections = page.getByRole("navigation", { name: strings.shell.sections });
  await expect(sections.locator("[aria-current]")).toHaveText(["Concepts"]);
  const main = page.getByRole("navigation", { name: strings.shell.main });
  await main.getByRole("link", { name: "Vote" }).tap();
  await expectPage(page, { url: "/vote/", title: "Vote" });
  await expect(pages(page)).toBeHidden();
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
  await pages(page).getByRole("link").last().focus();
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press("Tab");
    expect(await isOutside()).toBeUndefined();
  }
});

test("going back to a page without a menu leaves nothing inert", async ({ page }) => {
  await openAwake(page, "/");
  await page.getByRole("link", { name: "Guides", exact: true }).first().click();
  await expectPage(page, { url: "/guides/", title: "Guides" });
  await openButton(page).click();
  await expect(pages(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(pages(page)).toBeHidden();
  await expectPage(page, { url: "/guides/", title: "Guides" });
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(pages(page)).toHaveCount(0);
  await expect(page.locator("[inert]")).toHaveCount(0);
  await openButton(page).click();
  await expect(page.getByRole("navigation", { name: strings.shell.sections })).toBeVisible();
});

test("the page behind the menu doesn't scroll", async ({ page }) => {
  await page.mouse.move(380, 500);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(100);
  const before = await scrollOf(page);
  // Playwright's click scrolls the page to the header's non-sticky position.
  await openButton(page).evaluate((button) => button instanceof HTMLElement && button.click());
  await expect(pages(page)).toBeVisible();
  await page.mouse.move(385, 500);
  await page.mouse.wheel(0, 600);
  await swipe(page, { x: 380, y: 600 }, { x: 380, y: 400 }, { x: 380, y: 200 });
  await twoFrames(page);
  expect(await scrollOf(page)).toBe(before);
});

for (const [narrow, wide] of [
  [820, 1180],
  [390, 1440],
] as const) {
  test(`widening from ${narrow} to ${wide} px with an open menu shows the sidebar beside the text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: narrow, height: 844 });
    await openButton(page).click();
    await expect(page.locator("main[inert]")).toHaveCount(1);
    await page.setViewportSize({ width: wide, height: 844 });
    await expect(page.locator("[inert], :popover-open")).toHaveCount(0);
    const sidebar = await pages(page).boundingBox();
    const article = await page.getByRole("article").boundingBox();
    expect(article?.width).toBeGreaterThan(600);
    expect(article?.x).toBeGreaterThan((sidebar?.x ?? 0) + (sidebar?.width ?? 0));
    await page.mouse.move(wide - 200, 500);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(100);
  });
}

test("a swipe before hydration opens the menu after it", async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route("**/assets/start.*", async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto("/concepts/loaders/");
  const asked = page.waitForRequest("**/assets/start.*");
  await swipe(page, { x: 10, y: 300 }, { x: 60, y: 300 }, { x: 120, y: 300 });
  await asked;
  await expect(pages(page)).toBeHidden();
  script.resolve();
  await expect(pages(page)).toBeVisible();
});
