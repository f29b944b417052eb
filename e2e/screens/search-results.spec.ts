import type { Locator, Page } from "@playwright/test";
import { expect, test, withoutScript } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { EVERY_RULE, violationsOf, violationsOfLooks } from "../violations-of.ts";
import { ask, dialog, openButton, openSearchOn, options } from "./search-dialog.ts";

function resultsField(page: Page): Locator {
  return page.getByRole("searchbox", { name: strings.search.placeholder });
}

test("typical queries lead to the intended page", async ({ page }) => {
  await openSearchOn(page, "/concepts/");
  for (const [query, url] of [
    ["splitChunks", "/configuration/optimization/#optimizationsplitchunks"],
    ["optimization.splitChunks", "/configuration/optimization/#optimizationsplitchunks"],
    ["splitchunk", "/configuration/optimization/#optimizationsplitchunks"],
    ["resolve alias", "/configuration/resolve/#resolvealias"],
    ["tree shakin", "/guides/tree-shaking/"],
    ["mf", "/concepts/module-federation/"],
    ["caching", "/guides/caching/"],
    ["how to split vendor code", /^\/(?:guides|plugins|configuration)\//],
  ] as const) {
    await ask(page, query);
    await expect(options(page).first(), query).toHaveAttribute("href", url);
  }
});

test("groups results by page, with breadcrumbs and highlighted matches", async ({ page }) => {
  await openSearchOn(page, "/concepts/loaders/");
  await ask(page, "contenthash");
  const groups = dialog(page).getByRole("group");
  expect(await groups.count()).toBeGreaterThan(2);
  await expect(groups.first().locator("mark").first()).toHaveText(/contenthash/i);
  await ask(page, "cacheGroups.test");
  await expect(options(page).first()).toContainText("optimization.splitChunks ›");
});

test.describe("the results page", () => {
  test("reads the query from the URL, shows its results and updates the URL", async ({ page }) => {
    await page.goto("/search/?q=resolve.alias");
    const input = resultsField(page);
    await expect(input).toHaveValue("resolve.alias");
    const first = page.getByRole("main").getByRole("listitem").getByRole("link").first();
    await expect(first).toHaveAttribute("href", "/configuration/resolve/#resolvealias");
    await input.fill("tree shaking");
    await expect(first).toHaveAttribute("href", "/guides/tree-shaking/");
    await expect(page).toHaveURL("/search/?q=tree%20shaking");
    await expect(input).toBeFocused();
    await first.click();
    await expect(page).toHaveURL("/guides/tree-shaking/");
    await page.goBack();
    await expect(page).toHaveURL("/search/?q=tree%20shaking");
    await expect(input).toHaveValue("tree shaking");
    await expect(first).toHaveAttribute("href", "/guides/tree-shaking/");
  });

  test("opens from the dialog's last link", async ({ page }) => {
    await openSearchOn(page, "/concepts/");
    await ask(page, "node polyfills & more");
    await dialog(page)
      .getByRole("link", { name: strings.search.allResults("node polyfills & more") })
      .click();
    await expect(page).toHaveURL(/\/search\/\?q=node%20polyfills%20%26%20more$/);
    await expect(resultsField(page)).toHaveValue("node polyfills & more");
  });

  test("is accessible in both themes, with and without a query", async ({ page }) => {
    const passed = new Set<string>();
    for (const url of ["/search/", "/search/?q=split%20chunks"]) {
      await page.goto(url);
      await expect(resultsField(page)).toBeVisible();
      if (url.includes("?")) await expect(page.getByRole("main").locator("mark").first()).toBeVisible();
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1440, height: 900 });
      // Ten names of each long list are as telling as a thousand, and axe checks them a hundred times faster.
      await page.evaluate(() => {
        for (const item of document.querySelectorAll("main li:nth-child(n + 11)")) item.remove();
      });
      expect(await violationsOf(page, EVERY_RULE, passed)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violationsOfLooks(page, passed)).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
    }
  });

  test("is advertised to browsers as a search engine", async ({ page, request }) => {
    await page.goto("/concepts/");
    const link = page.locator("link[rel=search]");
    await expect(link).toHaveAttribute("type", "application/opensearchdescription+xml");
    const description = await (await request.get((await link.getAttribute("href")) ?? "")).text();
    expect(description).toContain("/search/?q={searchTerms}");
  });
});

withoutScript("without script, links to an index of all options and hooks", async ({ page }) => {
  await page.goto("/concepts/loaders/");
  await expect(openButton(page)).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: strings.search.name, exact: true }).click();
  await expect(page).toHaveURL("/search/");
  await expect(page.getByRole("heading", { name: strings.searchPage.categories.options, exact: true })).toBeVisible();
  expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThan(500);
  await page.getByRole("link", { name: "output.filename", exact: true }).click();
  await expect(page).toHaveURL("/configuration/output/#outputfilename");
});
