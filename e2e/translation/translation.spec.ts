import { expect, openHydrated, test } from "../fixtures.ts";
import { linkIn, strings } from "../strings.ts";

const ENGLISH = "https://webpack.js.org";
const CHINESE = "https://webpack.docschina.org";

test.describe("in Chinese", () => {
  test("a page without a translation is shown in English, and says so", async ({ page }) => {
    await page.goto("/concepts/loaders/");
    await expect(page.locator("html")).toHaveAttribute("lang", "zh");
    await expect(page.getByRole("article")).toHaveAttribute("lang", "en");
    const note = page.getByRole("article").getByRole("note").first();
    await expect(note).toHaveAttribute("lang", "zh");
    await expect(note.getByRole("link", { name: linkIn(strings.translation.missing) })).toHaveAttribute(
      "href",
      `${ENGLISH}/concepts/loaders/`,
    );
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${ENGLISH}/concepts/loaders/`);
  });

  test("interface strings in an English article are marked as Chinese", async ({ page }) => {
    await page.goto("/configuration/output/");
    const article = page.getByRole("article");
    await expect(article.locator("dl.reference").first()).toHaveAttribute("lang", "zh");
    await expect(article.locator("dl.reference").filter({ hasText: strings.conditions.otherwise })).not.toHaveCount(0);
  });

  test("links of the header and the footer, and groups of the sidebar, are Chinese", async ({ page }) => {
    await page.goto("/api/");
    await expect(page.getByRole("banner").getByRole("link", { name: strings.labelFor("Vote") })).toBeVisible();
    const tabs = page.getByRole("navigation", { name: strings.shell.sections });
    await expect(tabs.getByRole("link", { name: strings.labelFor("Guides") })).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: strings.labelFor("Glossary") })).toBeVisible();
    await expect(page.getByRole("navigation", { name: strings.shell.pages })).toContainText(
      strings.labelFor("Objects"),
    );
  });

  test("search finds English pages by the Chinese term", async ({ page }) => {
    await page.goto("/search/?q=代码分割");
    const link = page.getByRole("main").locator('a[href^="/guides/code-splitting/"]').first();
    await expect(link).toBeVisible();
  });

  test("a translated page has the URL and ids of the English one, and says that it's a draft", async ({ page }) => {
    await page.goto("/concepts/#dependency-graph");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("核心概念");
    await expect(page.getByRole("heading", { name: "依赖图", exact: true })).toBeInViewport();
    await expect(page.getByRole("note").getByRole("link", { name: linkIn(strings.translation.draft) })).toHaveAttribute(
      "href",
      `${ENGLISH}/concepts/`,
    );
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${CHINESE}/concepts/`);
  });

  test("the language menu leads to the same page in English", async ({ page }) => {
    await openHydrated(page, "/concepts/");
    await page.getByRole("button", { name: strings.shell.language }).click();
    await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("href", `${ENGLISH}/concepts/`);
  });

  test("search finds Chinese words within a sentence", async ({ page }) => {
    await page.goto("/search/?q=浏览器兼容");
    const first = page
      .getByRole("main")
      .getByRole("link", { name: /浏览器兼容性/ })
      .first();
    await expect(first).toHaveAttribute("href", "/concepts/#browser-compatibility");
  });
});
