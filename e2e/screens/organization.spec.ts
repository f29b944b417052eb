import type { Locator, Page, Route } from "@playwright/test";
import { expect, openAwake, test } from "../fixtures.ts";
import { readData } from "./read-data.ts";

const PROJECTS = readData("organization");
const BADGES = "https://img.shields.io/**";

function cards(page: Page): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
}

function card(page: Page, repo: string): Locator {
  return cards(page).filter({ has: page.getByRole("link", { name: repo, exact: true }) });
}

async function answerWithBadge(route: Route): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20"><rect width="90" height="20"/></svg>';
  await route.fulfill({ contentType: "image/svg+xml", body });
}

test("each project is a card with its repository, package, description and maintainer", async ({ page }) => {
  await page.route(BADGES, answerWithBadge);
  await openAwake(page, "/organization/");
  await expect(cards(page)).toHaveCount(PROJECTS.length);
  for (const { repo, npm, description, maintainer } of PROJECTS.slice(0, 12)) {
    const own = card(page, repo);
    await expect(own.getByRole("link", { name: repo, exact: true })).toHaveAttribute(
      "href",
      `https://github.com/${repo}`,
    );
    await expect(own).toContainText(description);
    if (npm !== "")
      await expect(own.getByRole("link", { name: "npm" })).toHaveAttribute(
        "href",
        `https://www.npmjs.com/package/${npm}`,
      );
    const person = own.getByRole("link", {
      name: maintainer === "" ? "Maintainer needed..." : maintainer,
      exact: true,
    });
    await expect(person).toBeVisible();
    if (maintainer !== "") await expect(person).toHaveAttribute("href", `https://github.com/${maintainer}`);
  }
});

test("a project that nobody looks after says 'Maintainer needed...', and no other does", async ({ page }) => {
  await page.route(BADGES, answerWithBadge);
  await openAwake(page, "/organization/");
  const orphans = PROJECTS.filter((project) => project.maintainer === "");
  expect(orphans.length).toBeGreaterThan(0);
  await expect(page.getByText("Maintainer needed...")).toHaveCount(orphans.length);
});

test("the cards are in the document, without script too", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/organization/");
  await expect(cards(page)).toHaveCount(PROJECTS.length);
  await context.close();
});

test("the filter leaves the cards that have all its words, and says how many", async ({ page }) => {
  await page.route(BADGES, answerWithBadge);
  await openAwake(page, "/organization/");
  const filter = page.getByRole("searchbox", { name: "Filter projects" });
  const status = page.getByRole("main").getByRole("status").filter({ hasText: "projects" });
  await expect(async () => {
    await filter.fill("");
    await filter.fill("TAPABLE");
    await expect(status).toHaveText(`1 of ${PROJECTS.length} projects`, { timeout: 500 });
  }).toPass();
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, "webpack/tapable")).toBeVisible();
  await filter.fill("nothing has these words");
  await expect(cards(page)).toHaveCount(0);
  await expect(status).toHaveText(`0 of ${PROJECTS.length} projects`);
  await filter.fill("");
  await expect(cards(page)).toHaveCount(PROJECTS.length);
});

test("badges ask for downloads, stars, recent commits, issues, pull requests and version", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z");
  await page.route(BADGES, answerWithBadge);
  await openAwake(page, "/organization/");
  const own = card(page, "webpack/tapable");
  await own.scrollIntoViewIfNeeded();
  await expect(own.getByRole("img")).toHaveCount(9);
  const addresses = await own
    .getByRole("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
  const query = (label: string) => `?label=${label}&style=flat-square&maxAge=3600`;
  expect(addresses).toEqual([
    `https://img.shields.io/npm/dm/tapable${query("npm")}`,
    `https://img.shields.io/github/stars/webpack/tapable${query("stars")}`,
    `https://img.shields.io/github/commits-since/webpack/tapable/master@{2026-05-21}${query("6m")}`,
    `https://img.shields.io/github/commits-since/webpack/tapable/master@{2026-08-21}${query("3m")}`,
    `https://img.shields.io/github/commits-since/webpack/tapable/master@{2026-10-21}${query("1m")}`,
    `https://img.shields.io/github/commits-since/webpack/tapable/master@{2026-11-14}${query("1w")}`,
    `https://img.shields.io/github/issues-raw/webpack/tapable${query("issues")}`,
    `https://img.shields.io/github/issues-pr-raw/webpack/tapable${query("prs")}`,
    `https://img.shields.io/github/package-json/v/webpack/tapable${query("version")}`,
  ]);
});

test("badges are asked for only when their card comes into view", async ({ page }) => {
  const asked: string[] = [];
  await page.route(BADGES, async (route) => {
    asked.push(decodeURI(new URL(route.request().url()).pathname));
    await answerWithBadge(route);
  });
  await page.setViewportSize({ width: 1440, height: 500 });
  await openAwake(page, "/organization/");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await cards(page).first().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(8);
  const last = PROJECTS.at(-1)?.repo ?? "";
  expect(asked.filter((path) => path.includes(`/${last}`))).toEqual([]);
  await card(page, last).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.some((path) => path.includes(`/${last}`))).toBe(true);
  for (const image of await page.getByRole("main").getByRole("img").all())
    await expect(image).toHaveAttribute("loading", "lazy");
});

test("a badge has its size before it arrives, and words in its place", async ({ page }) => {
  const arrive = Promise.withResolvers<void>();
  await page.route(BADGES, async (route) => {
    await arrive.promise;
    await answerWithBadge(route);
  });
  await openAwake(page, "/organization/");
  const own = card(page, PROJECTS[0]?.repo ?? "");
  const image = own.getByRole("img", { name: `${PROJECTS[0]?.repo}: stars` });
  await expect(image).toBeVisible();
  const before = await image.boundingBox();
  expect([before?.width, before?.height]).toEqual([90, 20]);
  const height = (await own.boundingBox())?.height;
  arrive.resolve();
  await expect
    .poll(() => image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
    .toBe(90);
  expect((await own.boundingBox())?.height).toBe(height);
});

for (const [name, answer] of [
  ["is blocked", (route: Route) => route.abort()],
  ["answers with an error", (route: Route) => route.fulfill({ status: 503, body: "" })],
] as const) {
  test(`a badge service that ${name} leaves no broken image`, async ({ page, consoleProblems }) => {
    let asked = 0;
    await page.route(BADGES, async (route) => {
      asked++;
      await answer(route);
    });
    await openAwake(page, "/organization/");
    await expect.poll(() => asked).toBeGreaterThan(8);
    await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
    await expect(cards(page)).toHaveCount(PROJECTS.length);
    for (const problem of consoleProblems.splice(0)) expect(problem).toContain("Failed to load resource");
  });
}
