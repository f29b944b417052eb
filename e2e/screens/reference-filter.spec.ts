import { expect, openHydrated, test, withoutScript } from "../fixtures.ts";
import { like, strings } from "../strings.ts";

const FILTER = like((total) => strings.referenceFilters.options.find(Number(total)), /\d+/);
const URL = "/configuration/output/";

test("the filter finds an option by parts of its name and is usable by keyboard", async ({ page }) => {
  await openHydrated(page, URL);
  const filter = page.getByRole("searchbox", { name: FILTER });
  const search = page.getByRole("search").filter({ has: filter });
  await filter.fill("asset module");
  await expect(search.getByRole("link")).toHaveText(["output.assetModuleFilename"]);
  await expect(search.getByRole("status")).toHaveText(
    like((total) => strings.referenceFilters.options.count(1, Number(total)), /\d+/),
  );
  await search.getByRole("button", { name: strings.referenceFilters.options.clear }).click();
  await expect(filter).toHaveValue("");
  await expect(filter).toBeFocused();
  await filter.fill("filename");
  expect(await search.getByRole("link").count()).toBeGreaterThan(5);
  await filter.press("ArrowDown");
  await expect(search.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(search.getByRole("link").nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(filter).toBeFocused();
  await filter.fill("nothing of this name");
  await expect(search.getByRole("status")).toHaveText(strings.referenceFilters.options.none("nothing of this name"));
  await search.getByRole("button", { name: strings.referenceFilters.options.showAll }).click();
  await expect(filter).toHaveValue("");
  await expect(filter).toBeFocused();
  await filter.fill("nothing of this name");
  await page.keyboard.press("Escape");
  await expect(filter).toHaveValue("");
  await filter.fill("output.clean");
  await filter.press("Enter");
  await expect(page).toHaveURL(`${URL}#outputclean`);
  await expect(page.getByRole("heading", { name: "output.clean", exact: true })).toBeInViewport();
});

test("pages with few options, guides and package pages have no filter", async ({ page }) => {
  for (const url of ["/configuration/mode/", "/guides/caching/", "/loaders/css-loader/"]) {
    await page.goto(url);
    await expect(page.getByRole("searchbox", { name: FILTER })).toHaveCount(0);
  }
});

test("a page whose examples all ran states their webpack version; a package's page doesn't", async ({ page }) => {
  await page.goto("/guides/getting-started/");
  await expect(page.getByText(like(strings.page.verified, /5\.\d+\.\d+/))).toBeVisible();
  await page.goto("/loaders/css-loader/");
  await expect(page.getByText(like(strings.page.verified))).toHaveCount(0);
});

withoutScript("without script, hides the filter, which needs script", async ({ page }) => {
  await page.goto(URL);
  await expect(page.getByRole("searchbox", { name: FILTER })).toBeHidden();
});
