import type { CDPSession, Page } from "@playwright/test";
import { expect, expectPage, openAwake, scrollOf, sidebarLink, test } from "../fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

type Point = { x: number; y: number };

/** One finger, from the first point to the last. */
async function swipe(page: Page, ...points: Point[]): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const [first, ...rest] = points;
  await session.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: first === undefined ? [] : [first],
  });
  for (const point of rest) await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

/** What a swipe does, it does at its end: two frames later it can be seen. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
}

function pages(page: Page) {
  return page.getByRole("navigation", { name: "Pages" });
}

function openButton(page: Page) {
  return page.getByRole("button", { name: "Open menu" });
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

test("closed at first; a swipe opens it that is long enough, flat enough, and begins near enough to the edge", async ({
  page,
}) => {
  await expect(pages(page)).toBeHidden();
  // Nothing there scrolls sideways.
  await page.evaluate(() => document.querySelector(".prose")?.replaceChildren("Text. ".repeat(3000)));
  for (const { name, points, opens } of OPENING) {
    await test.step(`${name} ${opens ? "opens it" : "does not open it"}`, async () => {
      await swipe(page, ...points);
      await twoFrames(page);
      if (!opens) return expect(pages(page)).toBeHidden();
      await expect(pages(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(pages(page)).toBeHidden();
    });
  }
});

test("a swipe to the left closes it, a short or a steep one does not", async ({ page }) => {
  await openButton(page).tap();
  await expect(pages(page)).toBeVisible();
  await swipe(page, { x: 200, y: 500 }, { x: 181, y: 500 });
  await swipe(page, { x: 200, y: 500 }, { x: 150, y: 560 });
  await twoFrames(page);
  await expect(pages(page)).toBeVisible();
  await swipe(page, { x: 200, y: 500 }, { x: 160, y: 500 });
  await expect(pages(page)).toBeHidden();
});

test("a swipe over wide code scrolls the code and opens nothing", async ({ page }) => {
  await page.evaluate(() => {
    const code = document.createElement("pre");
    code.textContent = "wide ".repeat(200);
    document.querySelector(".prose")?.replaceChildren(code);
  });
  const box = await page.locator(".prose pre").boundingBox();
  const y = (box?.y ?? 0) + 25;
  await swipe(page, { x: 100, y }, { x: 200, y });
  await twoFrames(page);
  await expect(pages(page)).toBeHidden();
});

test("a wide screen opens nothing by a swipe: the list is there already", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 844 });
  await swipe(page, { x: 100, y: 700 }, { x: 200, y: 700 });
  await twoFrames(page);
  await expect(pages(page)).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll(":popover-open").length)).toBe(0);
});

test("a button opens it and a button closes it", async ({ page }) => {
  await openButton(page).tap();
  await expect(pages(page)).toBeVisible();
  await page.getByRole("button", { name: "Close menu" }).tap();
  await expect(pages(page)).toBeHidden();
});

test("a tap outside closes it and does nothing else", async ({ page }) => {
  await openButton(page).tap();
  await expect(pages(page)).toBeVisible();
  await page.touchscreen.tap(380, 500);
  await expect(pages(page)).toBeHidden();
  await expect(page).toHaveURL("/concepts/loaders/");
});

test("Escape closes it", async ({ page }) => {
  await openButton(page).tap();
  await expect(pages(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pages(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
});

test("it closes when a page or a heading is chosen", async ({ page }) => {
  await openButton(page).tap();
  await sidebarLink(page, "Output").tap();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  await expect(pages(page)).toBeHidden();
  await openButton(page).tap();
  await pages(page).getByRole("link", { name: "Public path" }).tap();
  await expect(page).toHaveURL("/concepts/output/#public-path");
  await expect(pages(page)).toBeHidden();
});

test("the first row of links is in it, marked as in the header of a wide screen", async ({ page }) => {
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await openButton(page).tap();
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.locator("[aria-current]")).toHaveText(["Documentation"]);
  await main.getByRole("link", { name: "Vote" }).tap();
  await expectPage(page, { url: "/vote/", title: "Vote" });
  await expect(pages(page)).toBeHidden();
});

test("the focus goes round inside it, in both directions", async ({ page }) => {
  await openButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
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

test("going back to a page that has no menu leaves nothing out of reach", async ({ page }) => {
  await openAwake(page, "/");
  await page.getByRole("link", { name: "Concepts", exact: true }).first().click();
  await expectPage(page, { url: "/concepts/", title: "Concepts" });
  await openButton(page).click();
  await expect(pages(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(pages(page)).toHaveCount(0);
  await expect(page.locator("[inert]")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("button", { name: "Theme" })).toBeVisible();
});

test("the page behind it does not scroll", async ({ page }) => {
  await page.mouse.move(380, 500);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(100);
  const before = await scrollOf(page);
  // A click of Playwright scrolls the page to where the header would stand if it did not stick.
  await openButton(page).evaluate((button) => button instanceof HTMLElement && button.click());
  await expect(pages(page)).toBeVisible();
  await page.mouse.move(385, 500);
  await page.mouse.wheel(0, 600);
  await swipe(page, { x: 380, y: 600 }, { x: 380, y: 400 }, { x: 380, y: 200 });
  await twoFrames(page);
  expect(await scrollOf(page)).toBe(before);
});
