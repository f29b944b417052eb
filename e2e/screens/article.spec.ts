import { expect, openAwake, test } from "../fixtures.ts";

test("'On this page' stands beside the text where there is room, and nowhere else", async ({ page }) => {
  await openAwake(page, "/concepts/output/");
  const contents = page.getByRole("navigation", { name: "On this page" });
  for (const [width, visible] of [
    [1440, true],
    [1220, true],
    [1200, false],
    [820, false],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(contents).toBeVisible({ visible });
  }
});

test("'On this page' stays on the screen and marks the heading being read", async ({ page }) => {
  await openAwake(page, "/configuration/output/");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const headings = page.getByRole("article").locator("h2");
  for (const position of [1, 3]) {
    const heading = headings.nth(position);
    await heading.evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().top - 110, behavior: "instant" }),
    );
    await expect(contents.locator("[aria-current=location]")).toHaveText([(await heading.textContent()) ?? ""]);
    await expect(contents).toBeInViewport();
  }
});

test("the breadcrumb leads to the pages above and names this one", async ({ page }) => {
  await openAwake(page, "/concepts/output/");
  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumb.getByRole("listitem")).toHaveText(["Concepts", "Output"]);
  await expect(breadcrumb.locator("[aria-current=page]")).toHaveText(["Output"]);
  await breadcrumb.getByRole("link", { name: "Concepts" }).click();
  await expect(page).toHaveURL("/concepts/");
  await expect(breadcrumb).toHaveCount(0);
});

test("a heading shows its link on hover and on focus, and only then", async ({ page }) => {
  await openAwake(page, "/concepts/output/");
  const link = page.getByRole("heading", { name: "Public path" }).getByRole("link");
  const sign = () => link.evaluate((element) => getComputedStyle(element, "::after").opacity);
  await page.mouse.move(5, 5);
  expect(await sign()).toBe("0");
  await link.hover();
  expect(await sign()).toBe("1");
  await page.mouse.move(5, 5);
  await page.keyboard.press("Tab");
  await link.focus();
  expect(await sign()).toBe("1");
  await expect(link).toHaveAttribute("href", "#public-path");
});

test("a page of ours is edited in its repository", async ({ page }) => {
  await openAwake(page, "/concepts/output/");
  const edit = page.getByRole("link", { name: "Edit Document" });
  await expect(edit).toHaveAttribute("href", /^https:\/\/github\.com\/.*\/concepts\/output\.mdx$/);
  await expect(page.getByRole("link", { name: "Jump to Repository" })).toHaveCount(0);
});

test("'Print' opens the browser's own window for printing", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await openAwake(page, "/concepts/output/");
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("'Copy link' copies the page's address with its heading, and says so", async ({ page }) => {
    await openAwake(page, "/concepts/output/#public-path");
    const button = page.getByRole("button", { name: "Copy link" });
    await button.click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});

test("a clipboard that is refused is said in words", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("refused")) } });
  });
  await openAwake(page, "/concepts/output/");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Not copied: the address bar has it" })).toBeVisible();
});
