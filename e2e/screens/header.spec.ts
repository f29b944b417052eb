import type { Page } from "@playwright/test";
import { pagesOfDist } from "../dist.ts";
import { expect, openAwake, scrollOf, sidebarLink, test } from "../fixtures.ts";
import { BUILT, expectMarked, mainNavigation, sectionNavigation } from "./header-marks.ts";
import { openAsSent } from "./open-as-sent.ts";
import { readData } from "./read-data.ts";

const KNOWN = new Set(pagesOfDist().map((page) => page.url));

/** The middle of each control that the header's first row shows, and the header's height, in pixels. */
function controlsOf(page: Page): Promise<{ middles: number[]; height: number }> {
  return page.getByRole("banner").evaluate((header) => {
    const parts = header.querySelectorAll(":scope > div > *, :scope > div nav a");
    const boxes = [...parts].filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
    const seen = boxes.filter((box) => box.height > 0);
    return { middles: seen.map((box) => box.y + box.height / 2), height: header.getBoundingClientRect().height };
  });
}

test("the first row has Documentation, Contribute, Vote and Blog, as far as they are written", async ({ page }) => {
  await openAwake(page, "/concepts/");
  const written = ["contribute", "vote", "blog"].filter((name) =>
    [...KNOWN].some((url) => url.startsWith(`/${name}/`)),
  );
  const links = mainNavigation(page).getByRole("link");
  await expect(links).toHaveCount(written.length + 1);
  await expect(links.first()).toHaveText("Documentation");
  await expect(links.first()).toHaveAttribute("href", "/concepts/");
  for (const [position, name] of written.entries())
    await expect(links.nth(position + 1)).toHaveAttribute("href", `/${name}/`);
});

test.describe("as it is sent, without script", () => {
  test.use({ javaScriptEnabled: false });

  test("on a telephone the header is one row, and offers no choice of a theme that nothing would make", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openAsSent(page, "/concepts/loaders/");
    await expect(page.getByRole("button", { name: "Theme" })).toBeHidden();
    const { middles } = await controlsOf(page);
    expect(middles.length).toBeGreaterThan(2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  });

  for (const name of BUILT) {
    test(`in ${name} 'Documentation' is marked in the first row, and the section in the second`, async ({ page }) => {
      const deepest = [...KNOWN].filter((url) => url.startsWith(`/${name}/`)).at(-1) ?? "";
      for (const url of [`/${name}/`, deepest]) {
        await openAsSent(page, url);
        await expectMarked(page, name);
      }
    });
  }
});

test("on other pages their own link is marked, and there is no second row", async ({ page }) => {
  await page.goto("/vote/");
  await expect(mainNavigation(page).locator("[aria-current]")).toHaveText(["Vote"]);
  await expect(sectionNavigation(page)).toHaveCount(0);
  await page.goto("/starter-kits/");
  await expect(mainNavigation(page).getByRole("link").first()).toBeVisible();
  await expect(mainNavigation(page).locator("[aria-current]")).toHaveCount(0);
});

test("the marks follow the reader without a new document", async ({ page }) => {
  await openAwake(page, "/concepts/");
  await mainNavigation(page).getByRole("link", { name: "Vote" }).click();
  await expect(page).toHaveURL("/vote/");
  await expect(mainNavigation(page).locator("[aria-current]")).toHaveText(["Vote"]);
  await mainNavigation(page).getByRole("link", { name: "Documentation" }).click();
  await expect(page).toHaveURL("/concepts/");
  await expect(sectionNavigation(page).locator("[aria-current]")).toHaveText(["Concepts"]);
});

test("the code repository, X, questions and answers, and the chat are one link each, named in words", async ({
  page,
}) => {
  await openAwake(page, "/concepts/");
  for (const { title, url } of readData("navigation").social) {
    const link = page.getByRole("banner").getByRole("link", { name: title, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", url);
  }
});

test("the version menu says 5 here, and leads to 4 at its own host", async ({ page }) => {
  await openAwake(page, "/concepts/");
  const button = page.getByRole("button", { name: "Version" });
  await expect(button).toContainText("5");
  await button.click();
  await expect(page.getByRole("link", { name: "webpack 5", exact: true })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("link", { name: "webpack 4", exact: true })).toHaveAttribute(
    "href",
    "https://v4.webpack.js.org/",
  );
});

test("the language menu leads to the same path on the other language's host, on every page", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  const chinese = page.getByRole("link", { name: "中文" });
  await page.getByRole("button", { name: "Language" }).click();
  await expect(chinese).toHaveAttribute("href", "https://webpack.docschina.org/concepts/loaders/");
  await expect(chinese).toHaveAttribute("lang", "zh");
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("href", "/concepts/loaders/");
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Escape");
  await sidebarLink(page, "Output").click();
  await expect(page).toHaveURL("/concepts/output/");
  await page.getByRole("button", { name: "Language" }).click();
  await expect(chinese).toHaveAttribute("href", "https://webpack.docschina.org/concepts/output/");
});

test("at every width the header is one row of controls, wherever the reader is", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  // A scroll bar may take 12 of 320.
  for (const width of [308, 320, 390, 768, 769, 820, 896, 1024, 1056, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { middles, height } = await controlsOf(page);
    expect(middles.length, `controls at ${width} px`).toBeGreaterThan(4);
    expect(Math.max(...middles) - Math.min(...middles), `one row at ${width} px`).toBeLessThan(4);
    expect(height, `height at ${width} px`).toBeLessThan(96);
  }
});

test("the page stays where it is when the focus goes into the header", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openAwake(page, "/configuration/output/#outputclean");
    const before = await scrollOf(page);
    expect(before).toBeGreaterThan(1000);
    for (const control of await page.getByRole("banner").locator("a:visible, button:visible").all()) {
      await control.focus();
      await page.evaluate(() => new Promise((seen) => requestAnimationFrame(seen)));
      expect(await scrollOf(page), `${await control.textContent()} at ${width} px`).toBe(before);
    }
  }
});
