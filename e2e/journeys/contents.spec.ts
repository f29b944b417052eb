import { contents, expect, openHydrated, sidebar, sidebarLink, test } from "../fixtures.ts";

test("'On this page' lists the article's headings in document order", async ({ page }) => {
  await openHydrated(page, "/concepts/output/");
  const headings = await page.getByRole("article").locator("h2, h3").allTextContents();
  expect(headings.length).toBeGreaterThan(5);
  const listed = await contents(page).getByRole("link").allTextContents();
  expect(listed).toEqual(headings);
});

test("marks only the heading being read, and the first one above all headings", async ({ page }) => {
  await openHydrated(page, "/concepts/output/");
  const marked = contents(page).locator("[aria-current]");
  const first = (await page.getByRole("article").getByRole("heading", { level: 2 }).first().textContent()) ?? "";
  await expect(marked).toHaveText([first]);
  for (const name of ["Public path", "Usage", "File name templates"]) {
    await page.getByRole("heading", { name, exact: true }).evaluate((heading) => {
      window.scrollTo(0, window.scrollY + heading.getBoundingClientRect().top - 120);
    });
    await expect(marked).toHaveText([name]);
    await expect(marked).toHaveAttribute("aria-current", "location");
    await expect(marked).toBeInViewport();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(marked).toHaveText([first]);
});

test("clicking the last heading in the table of contents marks it", async ({ page }) => {
  await openHydrated(page, "/concepts/output/");
  const last = contents(page).getByRole("link").last();
  await last.click();
  await expect(last).toHaveAttribute("aria-current", "location");
});

test("client navigation updates the table of contents and its marks", async ({ page }) => {
  await openHydrated(page, "/concepts/output/");
  await sidebarLink(page, "Loaders").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  await expect(contents(page).getByRole("link").first()).toHaveAttribute("aria-current", "location");
  await contents(page).getByRole("link").nth(2).click();
  await expect(contents(page).locator("[aria-current]")).toHaveText([
    (await contents(page).getByRole("link").nth(2).textContent()) ?? "",
  ]);
});

test("the outline drops the common prefix of option names and keeps each on one line", async ({ page }) => {
  await openHydrated(page, "/configuration/output/");
  const link = contents(page).locator("a[href='#outputpublicpath']");
  await expect(link).toHaveText("publicPath");
  await expect(link).toHaveAttribute("title", "output.publicPath");
  const heights = await contents(page)
    .locator("a[translate=no]")
    .evaluateAll((links) => links.map((each) => Math.round(each.getBoundingClientRect().height)));
  expect(heights.length).toBeGreaterThan(20);
  expect(new Set(heights)).toEqual(new Set([24]));
});

test("the sidebar lists headings of the third level only when the contents column is hidden", async ({ page }) => {
  // The second page's outline is too long to be part of the document.
  for (const url of ["/concepts/loaders/", "/configuration/module-parser/"]) {
    await openHydrated(page, url);
    for (const [width, inSidebar] of [
      [1440, false],
      [1216, false],
      [1215, true],
      [1440, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(contents(page)).toBeVisible({ visible: !inSidebar });
      await expect(sidebar(page).locator("li ul > li > a[href^='#']").first()).toBeVisible();
      await expect(sidebar(page).locator("li ul ul a").first()).toBeVisible({ visible: inSidebar });
    }
  }
});
