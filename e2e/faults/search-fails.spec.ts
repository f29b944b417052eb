import type { Page, Route } from "@playwright/test";
import { answerRequests, expect, expectPage, holdBack, openHydrated, sidebarLink, test } from "../fixtures.ts";
import { dialog, field, openSearch, openSearchOn, options } from "../screens/search-dialog.ts";
import { linkIn, strings, textOf } from "../strings.ts";
import { untilHydrated } from "../until-hydrated.ts";

test.use({ expectedProblems: /Failed to load|[Ll]oading/ });

const INDEX = "**/search/index.json";

/** The message of a dialog that has nothing but its field. */
function failure(page: Page) {
  return dialog(page).getByRole("status");
}

function said(page: Page) {
  return dialog(page).locator("[role=status][data-status]");
}

/** Checks that the rest of the site still works by opening another page. */
async function goOn(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
}

const TRUNCATED = async (route: Route) => {
  const response = await route.fetch();
  const body = await response.body();
  // All titles have arrived, and some of the texts.
  await route.fulfill({ response, body: body.subarray(0, body.length * 0.75) });
};

const OTHER_FORMAT = async (route: Route) => {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.replace(/"format":\d+/, '"format":999') });
};

/** `found`: whether results that have arrived are searched anyway. */
const FAULTS: { name: string; answer: (route: Route) => Promise<void>; words: string; found?: boolean }[] = [
  { name: "blocked", answer: (route) => route.abort("blockedbyclient"), words: strings.search.faults.unreachable },
  {
    name: "not there",
    answer: (route) => route.fulfill({ status: 404, body: "" }),
    words: strings.search.faults.unreachable,
  },
  { name: "truncated", answer: TRUNCATED, words: strings.search.faults.damaged, found: true },
  {
    name: "something else",
    answer: (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
    words: strings.search.faults.damaged,
  },
];

for (const { name, answer, words, found = false } of FAULTS) {
  test(`reports an index that is ${name}, and loads it on retry`, async ({ page }) => {
    await page.route(INDEX, answer);
    await openSearchOn(page, "/concepts/loaders/");
    await field(page).fill("tree shaking");
    await expect(said(page)).toContainText(words);
    await expect(dialog(page).locator('[role=option][href="/guides/tree-shaking/"]')).toHaveCount(found ? 1 : 0);
    await page.unroute(INDEX);
    await said(page).getByRole("button", { name: strings.common.tryAgain }).click();
    await expect(options(page).first()).toHaveAttribute("href", "/guides/tree-shaking/");
    await expect(said(page)).toHaveText("");
    await goOn(page);
  });
}

test("an index from another version asks for a reload and does no harm", async ({ page }) => {
  await page.route(INDEX, OTHER_FORMAT);
  await openSearchOn(page, "/concepts/loaders/");
  await expect(said(page)).toContainText(strings.search.faults["other-version"]);
  await page.unroute(INDEX);
  await said(page).getByRole("button", { name: strings.search.reload }).click();
  await expect(dialog(page)).toHaveCount(0);
  await untilHydrated(page);
  await openSearch(page);
  await expect(options(page).first()).toBeVisible();
});

test("announces a slow index and answers the pending query once it arrives", async ({ page }) => {
  const release = await holdBack(page, INDEX);
  await openSearchOn(page, "/concepts/loaders/");
  await expect(said(page)).toHaveText(strings.search.loading);
  await field(page).fill("tree shaking");
  await expect(said(page)).toContainText(strings.search.slow);
  release();
  await expect(options(page).first()).toHaveAttribute("href", "/guides/tree-shaking/");
  await expect(said(page)).toHaveText("");
});

test("an old index answers immediately until a newer one replaces it", async ({ page }) => {
  let asked = 0;
  const released = Promise.withResolvers<void>();
  await page.route(INDEX, async (route) => {
    if (++asked > 1) await released.promise;
    const response = await route.fetch();
    const text = await response.text();
    const headers = { ...response.headers(), date: "Thu, 01 Jan 2026 00:00:00 GMT" };
    await route.fulfill({ headers, body: asked === 1 ? text.replaceAll("Tree Shaking", "Tree Felling") : text });
  });
  await openSearchOn(page, "/concepts/loaders/");
  // The result that the reader has reached stays, so the newer index shows in the answer to the next query.
  await field(page).fill("tree");
  await expect(dialog(page).getByRole("group", { name: "Tree Felling" })).toBeVisible();
  await expect.poll(() => asked).toBe(2);
  released.resolve();
  await expect(async () => {
    await field(page).fill("");
    await field(page).fill("tree");
    await expect(dialog(page).getByRole("group", { name: "Tree Shaking" })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test("an old index keeps answering and says so when its update fails", async ({ page }) => {
  let asked = 0;
  await page.route(INDEX, async (route) => {
    if (++asked > 1) return route.abort();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: "Thu, 01 Jan 2026 00:00:00 GMT" } });
  });
  await openSearchOn(page, "/concepts/loaders/");
  await field(page).fill("tree shaking");
  await expect(said(page)).toContainText(strings.search.stale);
  await expect(options(page).first()).toHaveAttribute("href", "/guides/tree-shaking/");
});

test("silently answers without word vectors if they don't arrive", async ({ page }) => {
  const asked = await answerRequests(page, "**/assets/search-vectors.*", (route) => route.abort());
  await openSearchOn(page, "/concepts/loaders/");
  await field(page).fill("tree shaking doesn't remove unused code");
  await expect.poll(() => asked).toHaveLength(1);
  await expect(options(page).first()).toBeVisible();
  await expect(said(page)).toHaveText("");
  await goOn(page);
});

test("late word vectors don't move the result that the reader has reached, but rank the next answer", async ({
  page,
}) => {
  const query = "treeshaking doesn't remove unused exports";
  const withWords = "/configuration/optimization/#optimizationusedexports";
  const withVectors = "/guides/tree-shaking/#find-leftovers";
  const release = await holdBack(page, "**/assets/search-vectors.*");
  const requested = page.waitForRequest("**/assets/search-vectors.*");
  await openSearchOn(page, "/concepts/loaders/");
  // The whole index is ready by then.
  await requested;
  const found = () => options(page).evaluateAll((all) => all.map((option) => option.getAttribute("href")));
  await field(page).fill(query);
  await expect(options(page).first()).toHaveAttribute("href", withWords);
  await field(page).press("ArrowDown");
  await field(page).press("ArrowUp");
  const before = await found();
  release();
  await expect.poll(found).not.toEqual(before);
  await expect(options(page).first()).toHaveAttribute("href", withWords);
  await field(page).fill("");
  await field(page).fill(query);
  await expect(options(page).first()).toHaveAttribute("href", withVectors);
});

test("a failed search worker script is reported and can be retried", async ({ page }) => {
  await page.route("**/assets/search-worker.*", (route) => route.abort());
  await openSearchOn(page, "/concepts/loaders/");
  await expect(said(page)).toContainText(strings.search.faults.unreachable);
  await page.unroute("**/assets/search-worker.*");
  await said(page).getByRole("button", { name: strings.common.tryAgain }).click();
  await expect(options(page).first()).toBeVisible();
});

test("a failed dialog script is reported, can be retried and links to the index of names", async ({ page }) => {
  await page.route("**/assets/search.*", (route) => route.abort());
  await openHydrated(page, "/concepts/loaders/");
  await page.keyboard.press("/");
  await expect(failure(page)).toContainText(
    textOf(strings.navigation.noSearch(strings.common.tryAgain, (words) => words)),
  );
  await expect(
    failure(page).getByRole("link", { name: linkIn((link) => strings.navigation.noSearch("", link)) }),
  ).toHaveAttribute("href", "/search/");
  await page.unroute("**/assets/search.*");
  await failure(page).getByRole("button", { name: strings.common.tryAgain }).click();
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
});

test("failed search styles are reported on the page, and their error in the console", async ({ page }) => {
  // Set up before the page opens, because `route` can miss requests for some milliseconds.
  await page.route("**/assets/search.*.css", (route) => route.abort());
  await openHydrated(page, "/concepts/loaders/");
  const failed = page.waitForEvent("console", (message) => message.text().includes("search"));
  await page.keyboard.press("/");
  await expect(failure(page).getByRole("link")).toHaveAttribute("href", "/search/");
  const code = await (await failed)
    .args()[0]
    ?.evaluate((error: unknown) => (error instanceof Error ? Reflect.get(error, "code") : undefined));
  expect(code).toBe("CSS_CHUNK_LOAD_FAILED");
});
