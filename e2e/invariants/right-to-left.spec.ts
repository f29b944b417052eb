import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { untilHydrated } from "../until-hydrated.ts";

const PAGES = [
  "/",
  "/concepts/",
  "/guides/getting-started/",
  "/configuration/resolve/",
  "/api/compiler-hooks/",
  "/loaders/css-loader/",
  "/blog/",
  "/organization/",
  "/starter-kits/",
  "/search/?q=chunk",
];

// Badges, and the avatars that come into view, are on other sites.
test.use({ expectedProblems: /ERR_NAME_NOT_RESOLVED/ });

for (const width of [390, 1440]) {
  test(`pages ${width} px wide don't scroll sideways from right to left, and code stays left to right`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const url of PAGES) {
      await openRightToLeft(page, url);
      const { scrolls, title, code } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const directionOf = (selector: string) =>
          Array.from(document.querySelectorAll(selector), (element) => getComputedStyle(element).direction);
        return { scrolls: scrollWidth > clientWidth, title: directionOf("h1"), code: directionOf("pre, .diagram") };
      });
      expect.soft(scrolls, url).toBe(false);
      expect.soft(title, url).toEqual(["rtl"]);
      expect.soft(new Set(code), url).not.toContain("rtl");
    }
  });
}

test("the menu of a right-to-left page opens from its right edge", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRightToLeft(page, "/concepts/loaders/");
  await untilHydrated(page);
  await page.getByRole("button", { name: strings.shell.openMenu }).click();
  const menu = page.locator("#menu");
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((element) => element.getBoundingClientRect().right)).toBe(390);
});

/** Documents of this build, with the direction that those of another language would have. */
async function openRightToLeft(page: Page, url: string): Promise<void> {
  await page.route(
    (target) => target.href.endsWith(url),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('dir="ltr"', 'dir="rtl"') });
    },
  );
  await page.goto(url);
}
