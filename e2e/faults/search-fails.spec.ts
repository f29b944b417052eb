import type { Page, Route } from "@playwright/test";
import { expect, expectPage, loadingStatus, openAwake, sidebarLink, test } from "../fixtures.ts";

const INDEX = "**/search/index.json";

function dialog(page: Page) {
  return page.getByRole("dialog", { name: "Search" });
}

function said(page: Page) {
  return dialog(page).locator("[role=status][data-status]");
}

async function open(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await expect(dialog(page).getByRole("combobox")).toBeFocused();
}

/** The rest of the site is unharmed: another page opens. */
async function goOn(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
}

const TRUNCATED = async (route: Route) => {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
};

const OTHER_FORMAT = async (route: Route) => {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.replace(/"format":\d+/, '"format":999') });
};

/** `found`: what had arrived is searched all the same. */
const FAULTS: { name: string; answer: (route: Route) => Promise<void>; words: string; found?: boolean }[] = [
  { name: "blocked", answer: (route) => route.abort("blockedbyclient"), words: "could not be loaded" },
  { name: "not there", answer: (route) => route.fulfill({ status: 404, body: "" }), words: "could not be loaded" },
  { name: "truncated", answer: TRUNCATED, words: "did not arrive whole", found: true },
  {
    name: "something else",
    answer: (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
    words: "did not arrive whole",
  },
];

for (const { name, answer, words, found = false } of FAULTS) {
  test(`an index that is ${name} is said in words, and comes with the next try`, async ({ page, consoleProblems }) => {
    await page.route(INDEX, answer);
    await openAwake(page, "/concepts/loaders/");
    await open(page);
    await dialog(page).getByRole("combobox").fill("tree shaking");
    await expect(said(page)).toContainText(words);
    await expect(dialog(page).locator('[role=option][href="/guides/tree-shaking/"]')).toHaveCount(found ? 1 : 0);
    await page.unroute(INDEX);
    await said(page).getByRole("button", { name: "Try again" }).click();
    await expect(dialog(page).getByRole("option").first()).toHaveAttribute("href", "/guides/tree-shaking/");
    await expect(said(page)).toHaveText("");
    await goOn(page);
    consoleProblems.splice(0);
  });
}

test("an index of another version asks to reload the page, and does no harm", async ({ page }) => {
  await page.route(INDEX, OTHER_FORMAT);
  await openAwake(page, "/concepts/loaders/");
  await open(page);
  await expect(said(page)).toContainText("The site was renewed since this page was opened");
  await page.unroute(INDEX);
  await said(page).getByRole("button", { name: "Reload the page" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await open(page);
  await expect(dialog(page).getByRole("option").first()).toBeVisible();
});

test("a slow index is spoken of, and what was typed in the meantime is answered when it comes", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(INDEX, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openAwake(page, "/concepts/loaders/");
  await open(page);
  await expect(said(page)).toHaveText("Loading the search index…");
  await dialog(page).getByRole("combobox").fill("tree shaking");
  await expect(said(page)).toContainText("takes longer than usual");
  held.resolve();
  await expect(dialog(page).getByRole("option").first()).toHaveAttribute("href", "/guides/tree-shaking/");
  await expect(said(page)).toHaveText("");
});

test("an old index answers at once, and a newer one takes its place", async ({ page }) => {
  let asked = 0;
  await page.route(INDEX, async (route) => {
    asked++;
    const response = await route.fetch();
    const text = await response.text();
    const headers = { ...response.headers(), date: "Thu, 01 Jan 2026 00:00:00 GMT" };
    await route.fulfill({ headers, body: asked === 1 ? text.replaceAll("Tree Shaking", "Tree Felling") : text });
  });
  await openAwake(page, "/concepts/loaders/");
  await open(page);
  await dialog(page).getByRole("combobox").fill("tree");
  await expect(dialog(page).getByRole("group", { name: "Tree Shaking" })).toBeVisible();
  expect(asked).toBe(2);
});

test("an old index whose newer one does not come says so, and answers", async ({ page, consoleProblems }) => {
  let asked = 0;
  await page.route(INDEX, async (route) => {
    if (++asked > 1) return route.abort();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: "Thu, 01 Jan 2026 00:00:00 GMT" } });
  });
  await openAwake(page, "/concepts/loaders/");
  await open(page);
  await dialog(page).getByRole("combobox").fill("tree shaking");
  await expect(said(page)).toContainText("These results may be out of date");
  await expect(dialog(page).getByRole("option").first()).toHaveAttribute("href", "/guides/tree-shaking/");
  consoleProblems.splice(0);
});

test("when the worker's script does not come, that is said, and the next try helps", async ({
  page,
  consoleProblems,
}) => {
  await page.route("**/assets/search-worker.*", (route) => route.abort());
  await openAwake(page, "/concepts/loaders/");
  await open(page);
  await expect(said(page)).toContainText("could not be loaded");
  await page.unroute("**/assets/search-worker.*");
  await said(page).getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page).getByRole("option").first()).toBeVisible();
  consoleProblems.splice(0);
});

test("when the dialog's script does not come, the reader is told, can try again, or look through all names", async ({
  page,
  consoleProblems,
}) => {
  await page.route("**/assets/search.*", (route) => route.abort());
  await openAwake(page, "/concepts/loaders/");
  await page.keyboard.press("/");
  await expect(loadingStatus(page)).toContainText("Search could not be loaded.");
  await expect(loadingStatus(page).getByRole("link", { name: "all names" })).toHaveAttribute("href", "/search/");
  await page.unroute("**/assets/search.*");
  await loadingStatus(page).getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page).getByRole("combobox")).toBeFocused();
  await expect(loadingStatus(page)).toHaveText("");
  consoleProblems.splice(0);
});

test("when the page's own script does not come, asking for search leads to the page of all names", async ({
  page,
  consoleProblems,
}) => {
  await page.route("**/assets/start.*", (route) => route.abort());
  await page.goto("/concepts/loaders/");
  await page.keyboard.press("/");
  await expect(page).toHaveURL("/search/");
  await expect(page.getByRole("heading", { name: "Options", exact: true })).toBeVisible();
  consoleProblems.splice(0);
});

test("when the styles of search do not arrive the page says so, and the console names their error", async ({
  page,
  consoleProblems,
}) => {
  // Before the page is opened: what is asked for within some milliseconds of `route` may pass it by.
  await page.route("**/assets/search.*.css", (route) => route.abort());
  await openAwake(page, "/concepts/loaders/");
  const failed = page.waitForEvent("console", (message) => message.text().includes("search"));
  await page.keyboard.press("/");
  await expect(page.getByRole("status").getByRole("link")).toHaveAttribute("href", "/search/");
  const code = await (await failed)
    .args()[0]
    ?.evaluate((error: unknown) => (error instanceof Error ? Reflect.get(error, "code") : undefined));
  expect(code).toBe("CSS_CHUNK_LOAD_FAILED");
  consoleProblems.splice(0);
});
