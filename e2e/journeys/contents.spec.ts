import { expect, openAwake, sidebarLink, test } from "../fixtures.ts";

test("'On this page' lists the headings of the article in their order", async ({ page }) => {
  await openAwake(page, "/concepts/output/");
  const headings = await page.getByRole("article").locator("h2, h3").allTextContents();
  expect(headings.length).toBeGreaterThan(5);
  const listed = await page.getByRole("navigation", { name: "On this page" }).getByRole("link").allTextContents();
  expect(listed).toEqual(headings);
});

test("the heading being read is marked, and only that", async ({ page }) => {
  await openAwake(page, "/concepts/output/");
  const marked = page.getByRole("navigation", { name: "On this page" }).locator("[aria-current]");
  await expect(marked).toHaveCount(0);
  for (const name of ["Public path", "Usage", "Filename templates"]) {
    await page.getByRole("heading", { name, exact: true }).evaluate((heading) => {
      window.scrollTo(0, window.scrollY + heading.getBoundingClientRect().top - 120);
    });
    await expect(marked).toHaveText([name]);
    await expect(marked).toHaveAttribute("aria-current", "location");
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(marked).toHaveCount(0);
});

test("the last heading can be reached and is marked at the end of the page", async ({ page }) => {
  await openAwake(page, "/concepts/output/");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const last = contents.getByRole("link").last();
  await last.click();
  await expect(last).toHaveAttribute("aria-current", "location");
});

test("after a client navigation the marks are those of the new page", async ({ page }) => {
  await openAwake(page, "/concepts/output/");
  await sidebarLink(page, "Loaders").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
  await contents.getByRole("link").nth(2).click();
  await expect(contents.locator("[aria-current]")).toHaveText([
    (await contents.getByRole("link").nth(2).textContent()) ?? "",
  ]);
});
