import { contents, expect, openHydrated, setTextSize, sidewaysScroll, test } from "../fixtures.ts";
import { strings } from "../strings.ts";

// Badges on the organization's page come from another host.
test.use({ expectedProblems: /Failed to load resource/ });

const SCREENS = [
  "/",
  "/concepts/output/",
  "/configuration/output/",
  "/starter-kits/",
  "/vote/",
  "/concepts/printable/",
];

test("the focused element is on screen with a visible focus indicator", async ({ page }) => {
  await openHydrated(page, "/concepts/output/");
  const unseen: string[] = [];
  for (let press = 0; press < 45; press++) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return undefined;
      const ringed = element.matches(".tabs-labels input") ? element.parentElement : element;
      const { outlineStyle, outlineWidth } = getComputedStyle(ringed ?? element);
      const box = element.getBoundingClientRect();
      const inView = box.bottom > 0 && box.top < innerHeight && box.width > 0 && box.height > 0;
      return {
        ok: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && inView,
        html: element.outerHTML.slice(0, 120),
      };
    });
    if (seen !== undefined && !seen.ok) unseen.push(seen.html);
  }
  expect(unseen).toEqual([]);
});

for (const url of SCREENS) {
  test(`${url} at 200 % zoom keeps its controls and doesn't scroll sideways`, async ({ page }) => {
    // Equals a 1280 × 1024 window at twice the size.
    await page.setViewportSize({ width: 640, height: 512 });
    await openHydrated(page, url);
    await page.waitForLoadState("networkidle");
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    for (const name of [strings.shell.openMenu, strings.search.name])
      await expect(page.getByRole("banner").getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole("banner").boundingBox();
    expect(header?.height, "height of the header that stays").toBeLessThan(60);
  });
}

test("doubling the text size doesn't cause sideways scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1024 });
  for (const url of ["/", "/concepts/output/"]) {
    await openHydrated(page, url);
    await setTextSize(page, "200%");
    expect(await sidewaysScroll(page), url).toBeLessThanOrEqual(0);
    for (const name of [strings.theme.name, strings.shell.language, strings.shell.version("v5")])
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const url of ["/", "/concepts/output/", "/search/", "/organization/"]) {
    await openHydrated(page, url);
    await setTextSize(page, "200%");
    expect(await sidewaysScroll(page), `${url} on a phone`).toBeLessThanOrEqual(0);
  }
  await openHydrated(page, "/search/?q=chunk");
  await expect(page.getByRole("main").locator("mark").first()).toBeVisible();
  await setTextSize(page, "200%");
  expect(await sidewaysScroll(page), "results on a phone").toBeLessThanOrEqual(0);
});

for (const { width, size } of [
  { width: 390, size: "200%" },
  { width: 390, size: "100%" },
  { width: 320, size: "100%" },
])
  test(`nothing above the text is cut off, ${width} px wide with text of ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const url of ["/", "/concepts/output/"]) {
      await openHydrated(page, url);
      await setTextSize(page, size);
      const announcement = page.getByRole("complementary", { name: strings.shell.announcement });
      await expect(announcement.getByRole("button", { name: strings.common.dismiss })).toBeInViewport({ ratio: 1 });
      for (const place of [announcement, page.getByRole("banner")])
        expect(await place.evaluate(cutOffTexts), url).toEqual([]);
      await expect(page.getByRole("banner").getByRole("link", { name: "webpack", exact: true })).toBeInViewport();
    }
  });

/** Returns the texts in an element that a part of it doesn't show in full. */
function cutOffTexts(place: Element): string[] {
  return [...place.querySelectorAll("*")]
    .filter((element) => {
      const { overflowX, clipPath } = getComputedStyle(element);
      if (overflowX === "visible" || clipPath !== "none" || !element.checkVisibility()) return false;
      return element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    })
    .map((element) => element.textContent ?? "");
}

test.describe("in forced colors", () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
  });

  test("current-page marks stay visible in forced colors", async ({ page }) => {
    await openHydrated(page, "/concepts/output/");
    await contents(page).getByRole("link").nth(2).click();
    for (const name of [strings.shell.sections, strings.shell.pages, strings.shell.contents]) {
      const navigation = page.getByRole("navigation", { name });
      const marked = navigation.locator("a[aria-current]").first();
      await expect(marked).toBeVisible();
      const look = () =>
        navigation.evaluate((element) => {
          const colorOf = (selector: string) => {
            const link = element.querySelector(selector);
            return link === null ? "" : getComputedStyle(link).backgroundColor;
          };
          return [colorOf("a[aria-current]"), colorOf("a:not([aria-current])")];
        });
      const [own, others] = await look();
      expect(own, name).not.toBe(others);
    }
  });

  test("the matches in search results stay visible in a dark theme", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    await page.goto("/search/?q=chunk");
    const mark = page.getByRole("main").locator("mark").first();
    await expect(mark).toBeVisible();
    const [color, surface] = await mark.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(color).not.toBe(surface);
  });

  test("icons, buttons and the selected tab stay visible", async ({ page }) => {
    await openHydrated(page, "/guides/getting-started/");
    for (const name of [strings.theme.name, strings.shell.language, strings.shell.version("v5")]) {
      const button = page.getByRole("button", { name });
      await expect(button).toBeVisible();
      const seen = await button.evaluate((element) => {
        const drawn = element.querySelector("path, circle");
        const { stroke } = getComputedStyle(drawn ?? element);
        return {
          stroke: drawn === null ? getComputedStyle(element).color : stroke,
          page: getComputedStyle(document.body).backgroundColor,
        };
      });
      expect(seen.stroke).not.toBe(seen.page);
    }
    const chosen = page
      .locator(".tabs-labels label")
      .filter({ has: page.getByRole("radio", { checked: true }) })
      .first();
    const other = page
      .locator(".tabs-labels label")
      .filter({ has: page.getByRole("radio", { checked: false }) })
      .first();
    const line = (label: typeof chosen) => label.evaluate((element) => getComputedStyle(element).textDecorationLine);
    expect(await line(chosen)).not.toBe(await line(other));
  });
});

test("reduced motion turns off all transitions and animations, however short", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const url of ["/", "/concepts/output/"]) {
    await openHydrated(page, url);
    const slow = await page.evaluate(() =>
      [...document.querySelectorAll("body *")].flatMap((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        const longest = Math.max(
          ...`${transitionDuration},${animationDuration}`.split(",").map((time) => Number.parseFloat(time)),
        );
        return longest > 0 || scrollBehavior === "smooth" ? [element.outerHTML.slice(0, 100)] : [];
      }),
    );
    expect(slow).toEqual([]);
  }
});
