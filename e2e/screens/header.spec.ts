import type { Page } from "@playwright/test";
import { pagesOfDist } from "../dist.ts";
import {
  addLink,
  contents,
  expect,
  openHydrated,
  scrollOf,
  sidebar,
  sidebarLink,
  test,
  withoutScript,
} from "../fixtures.ts";
import { strings } from "../strings.ts";
import { BUILT, expectMarked, mainNavigation, sectionNavigation } from "./header-marks.ts";
import { openAsSent } from "./open-as-sent.ts";
import { readData } from "./read-data.ts";

test.use({ expectedProblems: /404/ });

const KNOWN = new Set(pagesOfDist().map((page) => page.url));

/** Returns the center of each visible control in the header's first row, and the header's height, in pixels. */
function controlsOf(page: Page): Promise<{ middles: number[]; height: number }> {
  return page.getByRole("banner").evaluate((header) => {
    const parts = header.querySelectorAll(":scope > div > *, :scope > div nav a");
    const boxes = [...parts].filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
    const seen = boxes.filter((box) => box.height > 0);
    return { middles: seen.map((box) => box.y + box.height / 2), height: header.getBoundingClientRect().height };
  });
}

/** Expects the controls of the header's first row to be in one line, no taller than the space that pages reserve. */
async function expectOneRow(page: Page, name: string): Promise<void> {
  const { middles, height } = await controlsOf(page);
  expect(middles.length, name).toBeGreaterThan(2);
  expect(Math.max(...middles) - Math.min(...middles), `one row ${name}`).toBeLessThan(4);
  expect(height, `height ${name}`).toBeLessThanOrEqual(64);
}

test("the header links to the four parts of the site on every screen", async ({ page }) => {
  const parts = ["/concepts/", "/contribute/", "/vote/", "/blog/"];
  for (const url of ["/", ...parts, "/glossary/", "/configuration/output/", "/search/", "/offline/", "/404.html"]) {
    await page.goto(url);
    const links = mainNavigation(page).getByRole("link");
    await expect(links).toHaveText([strings.shell.documentation, "Contribute", "Vote", "Blog"]);
    for (const [position, part] of parts.entries()) await expect(links.nth(position)).toHaveAttribute("href", part);
  }
});

test("Documentation is marked on paths of the documentation, and on no other", async ({ page }) => {
  const marked = () => mainNavigation(page).locator("[aria-current]").allTextContents();
  for (const section of ["api", "concepts", "configuration", "guides", "loaders", "migrate", "plugins"]) {
    const [first, last] = [`/${section}/`, [...KNOWN].filter((url) => url.startsWith(`/${section}/`)).at(-1) ?? ""];
    for (const url of [first, last]) {
      await openAsSent(page, url);
      expect(await marked(), url).toEqual([strings.shell.documentation]);
    }
  }
  for (const url of ["/", "/contribute/writing-a-loader/", "/glossary/", "/starter-kits/"]) {
    await openAsSent(page, url);
    expect(await marked(), url).not.toContain(strings.shell.documentation);
  }
});

test("the row of tabs is only on pages of the documentation, and scrolls away with the page", async ({ page }) => {
  for (const url of ["/", "/vote/", "/blog/", "/contribute/", "/glossary/", "/404.html"]) {
    await page.goto(url);
    await expect(sectionNavigation(page), url).toHaveCount(0);
  }
  await openHydrated(page, "/concepts/loaders/");
  await expect(sectionNavigation(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(sectionNavigation(page)).not.toBeInViewport();
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.querySelector("header")?.getBoundingClientRect().y)).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await sectionNavigation(page).getByRole("link", { name: "Guides", exact: true }).click();
  await expect(page).toHaveURL("/guides/");
  await mainNavigation(page).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog/");
  await expect(sectionNavigation(page)).toHaveCount(0);
});

test("the repository, the social site and the Q&A site are in view, not in a menu", async ({ page }) => {
  for (const [width, url] of [
    [1440, "/"],
    [1440, "/api/node/"],
    [1024, "/api/node/"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url);
    for (const link of readData("navigation").social) {
      const shown = page.getByRole("banner").getByRole("link", { name: link.title, exact: true });
      await expect(shown, `${url} at ${width} px`).toBeInViewport({ ratio: 1 });
      await expect(shown).toHaveAttribute("href", link.url);
    }
  }
});

withoutScript("without script, the header is one row on a phone and has no theme menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openAsSent(page, "/concepts/loaders/");
  await expect(page.getByRole("button", { name: strings.theme.name })).toBeHidden();
  await expectOneRow(page, "on a phone");
});

for (const name of BUILT) {
  withoutScript(`without script, marks only the section ${name} in the header`, async ({ page }) => {
    const deepest = [...KNOWN].filter((url) => url.startsWith(`/${name}/`)).at(-1) ?? "";
    for (const url of [`/${name}/`, deepest]) {
      await openAsSent(page, url);
      await expectMarked(page, name);
    }
  });
}

test("pages outside the sections mark only their own link", async ({ page }) => {
  await page.goto("/vote/");
  await expect(mainNavigation(page).locator("[aria-current]")).toHaveText(["Vote"]);
  await page.goto("/starter-kits/");
  await expect(mainNavigation(page).getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("banner").locator("[aria-current]:visible")).toHaveCount(0);
});

test("the header is the same on all screens at every width", async ({ page }) => {
  const screens = ["/concepts/", "/", "/vote/", "/blog/", "/starter-kits/", "/search/", "/offline/", "/404.html"];
  const seen = new Map<number, Set<string>>();
  for (const url of screens) {
    await page.goto(url);
    for (const width of [320, 390, 768, 820, 896, 1056, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const layout = await page.getByRole("banner").evaluate((header) => {
        const controls = [...header.querySelectorAll("a, button")].filter(
          // Only pages with headings show the outline button beside search.
          (control) => control.checkVisibility() && control.getAttribute("aria-haspopup") !== "true",
        );
        const places = controls.map((control) => Math.round(control.getBoundingClientRect().x));
        return `${header.getBoundingClientRect().height} px high, ${places.join(" ")}`;
      });
      seen.set(width, (seen.get(width) ?? new Set()).add(layout));
    }
  }
  for (const [width, layouts] of seen) expect([...layouts], `at ${width} px`).toHaveLength(1);
});

test("the header's height matches the space that the page reserves for it", async ({ page }) => {
  await page.goto("/concepts/");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [height, kept] = await page.getByRole("banner").evaluate((header) => {
      const style = getComputedStyle(document.documentElement);
      const rem = Number.parseFloat(style.fontSize);
      return [
        header.getBoundingClientRect().height,
        Number.parseFloat(style.getPropertyValue("--header-height")) * rem,
      ];
    });
    expect(Math.abs((height ?? 0) - (kept ?? 0)), `at ${width} px`).toBeLessThan(4);
  }
});

test("the header on a phone shows the heading being read and opens the outline", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "/configuration/output/#outputpath");
  const button = page.getByRole("banner").getByRole("button", { name: strings.shell.contents });
  await expect(button).toHaveText(`${strings.shell.contents}: output.path`);
  await expect(page.getByRole("banner").getByRole("link", { name: "webpack", exact: true })).toBeVisible();
  await button.click();
  const outline = contents(page);
  await expect(outline.locator("[aria-current]")).toHaveText("path");
  await expect(outline.locator("[aria-current]")).toBeFocused();
  await outline.getByRole("link", { name: "clean", exact: true }).click();
  await expect(page).toHaveURL("/configuration/output/#outputclean");
  await expect(outline).toBeHidden();
  await expect(button).toHaveText(`${strings.shell.contents}: output.clean`);
  const { height } = await controlsOf(page);
  expect(height).toBeLessThanOrEqual(48);
});

test("names that are 40 % longer fit at every width", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  await page.getByRole("banner").evaluate((header) => {
    const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      text.textContent += "m".repeat(Math.ceil((text.textContent?.length ?? 0) * 0.4));
    }
  });
  for (const width of [320, 390, 820, 896, 1056, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectOneRow(page, `at ${width} px`);
    const overlaps = await page.getByRole("banner").evaluate((header) => {
      const parts = [...(header.firstElementChild?.children ?? [])].map((part) => part.getBoundingClientRect());
      const shown = parts.filter(({ width }) => width > 1);
      return shown.filter(
        (box, position) => box.left + 1 < (shown[position - 1]?.right ?? 0) || box.right > innerWidth,
      );
    });
    expect(overlaps, `at ${width} px`).toEqual([]);
  }
});

test("shows GitHub's own mark", async ({ page }) => {
  await openHydrated(page, "/concepts/");
  const mark = page.getByRole("banner").getByRole("link", { name: "GitHub repository" }).locator("svg");
  // Octicons' mark-github, on its own grid and filled.
  await expect(mark).toHaveAttribute("viewBox", "0 0 16 16");
  await expect(mark).toHaveAttribute("fill", "currentColor");
  await expect(mark.locator("path")).toHaveAttribute("d", /^M6\.766 11\.328c-2\.063-\.25-3\.516-1\.734-3\.516-3\.656/);
});

test("a narrow screen has the menu even on screens without a sidebar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const url of ["/", "/search/", "/offline/", "/404.html"]) {
    await openHydrated(page, url);
    await page.getByRole("button", { name: strings.shell.openMenu }).click();
    await expect(
      page.getByRole("navigation", { name: strings.shell.main }).getByRole("link", { name: "Blog" }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("navigation", { name: strings.shell.main })).toHaveCount(0);
  }
  await openHydrated(page, "/");
  await page.getByRole("button", { name: strings.shell.openMenu }).click();
  await page.getByRole("navigation", { name: strings.shell.main }).getByRole("link", { name: "Vote" }).click();
  await expect(page).toHaveURL("/vote/");
  await expect(page.locator("#menu")).toHaveCount(1);
  await page.getByRole("button", { name: strings.shell.openMenu }).click();
  await expect(sidebar(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 844 });
  await openHydrated(page, "/");
  await expect(page.locator("#menu")).toBeHidden();
});

test("the version menu shows 5 and links to the same page for webpack 4, if it exists", async ({ page }) => {
  await openHydrated(page, "/concepts/");
  const button = page.getByRole("button", { name: strings.shell.version("v5") });
  await expect(button).toContainText("5");
  await button.click();
  await expect(page.getByRole("link", { name: "webpack 5", exact: true })).toHaveAttribute("aria-current", "true");
  const older = page.locator("#version-menu a:not([aria-current])");
  await expect(older).toHaveAttribute("href", "https://v4.webpack.js.org/concepts/");
  await (await addLink(page, "/guides/asset-modules/")).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Asset Modules");
  await expect(older).toHaveAttribute("href", "https://v4.webpack.js.org/");
});

test("the language menu links to the same path on the other language's site, on every page", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  const chinese = page.getByRole("link", { name: "中文" });
  await page.getByRole("button", { name: strings.shell.language }).click();
  await expect(chinese).toHaveAttribute("href", "https://webpack.docschina.org/concepts/loaders/");
  await expect(chinese).toHaveAttribute("lang", "zh");
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("href", "/concepts/loaders/");
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Escape");
  await sidebarLink(page, "Output").click();
  await expect(page).toHaveURL("/concepts/output/");
  await page.getByRole("button", { name: strings.shell.language }).click();
  await expect(chinese).toHaveAttribute("href", "https://webpack.docschina.org/concepts/output/");
});

test("the header is one row of controls at every width and on every page", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  // A scroll bar can take 12 of the 320 pixels.
  for (const width of [308, 320, 390, 768, 769, 820, 896, 1024, 1056, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectOneRow(page, `at ${width} px`);
  }
});

test("focusing the header doesn't scroll the page", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, "/configuration/output/#outputclean");
    const before = await scrollOf(page);
    expect(before).toBeGreaterThan(1000);
    for (const control of await page.getByRole("banner").locator("a:visible, button:visible").all()) {
      await control.focus();
      await page.evaluate(() => new Promise((seen) => requestAnimationFrame(seen)));
      expect(await scrollOf(page), `${await control.textContent()} at ${width} px`).toBe(before);
    }
  }
});
