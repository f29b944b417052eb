import { expect, openAwake, test } from "../fixtures.ts";

const URL = "/configuration/output/";

test("an option of a long page is found by parts of its name, and reached by keyboard", async ({ page }) => {
  await openAwake(page, URL);
  const filter = page.getByRole("searchbox", { name: /^Find one of the \d+ options on this page/ });
  const search = page.getByRole("search").filter({ has: filter });
  await filter.fill("asset module");
  await expect(search.getByRole("link")).toHaveText(["output.assetModuleFilename"]);
  await expect(search.getByRole("status")).toHaveText(/^1 of \d+ options$/);
  await filter.fill("library");
  expect(await search.getByRole("link").count()).toBeGreaterThan(5);
  await filter.press("ArrowDown");
  await expect(search.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(search.getByRole("link").nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(filter).toBeFocused();
  await filter.fill("nothing of this name");
  await expect(search.getByRole("status")).toHaveText(/^0 of/);
  await page.keyboard.press("Escape");
  await expect(filter).toHaveValue("");
  await filter.fill("output.clean");
  await filter.press("Enter");
  await expect(page).toHaveURL(`${URL}#outputclean`);
  await expect(page.getByRole("heading", { name: "output.clean", exact: true })).toBeInViewport();
});

test("pages with few options, guides and packages have no filter", async ({ page }) => {
  for (const url of ["/configuration/mode/", "/guides/caching/", "/loaders/css-loader/"]) {
    await page.goto(url);
    await expect(page.getByRole("searchbox", { name: /^Find one of/ })).toHaveCount(0);
  }
});

test("a page whose examples all ran says with which webpack; a package's page does not", async ({ page }) => {
  await page.goto("/guides/getting-started/");
  await expect(page.getByText(/^Examples verified with webpack 5\.\d+\.\d+$/)).toBeVisible();
  await page.goto("/loaders/css-loader/");
  await expect(page.getByText("Examples verified")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no filter that would do nothing", async ({ page }) => {
    await page.goto(URL);
    await expect(page.getByRole("searchbox", { name: /^Find one of/ })).toBeHidden();
  });
});
