import type { Locator, Page, Route } from "@playwright/test";
import { badgeUrls } from "../../site/components/organization/badge-urls.ts";
import { answerRequests, expect, openHydrated, test, withoutScript } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { readData } from "./read-data.ts";

const PROJECTS = readData("organization");
test.use({ expectedProblems: /Failed to load resource/ });

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

test.beforeEach(({ page }) => page.route(BADGES, answerWithBadge));

test("each project has a card with its repository, package, description and maintainer", async ({ page }) => {
  await openHydrated(page, "/organization/");
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
      name: maintainer === "" ? strings.components.projects.noMaintainer : maintainer,
      exact: true,
    });
    await expect(person).toBeVisible();
    if (maintainer !== "") await expect(person).toHaveAttribute("href", `https://github.com/${maintainer}`);
  }
});

test("only projects without a maintainer say 'Maintainer needed...'", async ({ page }) => {
  await openHydrated(page, "/organization/");
  const orphans = PROJECTS.filter((project) => project.maintainer === "");
  expect(orphans.length).toBeGreaterThan(0);
  await expect(page.getByText(strings.components.projects.noMaintainer)).toHaveCount(orphans.length);
});

withoutScript("without script, the cards are in the document", async ({ page }) => {
  await page.goto("/organization/");
  await expect(cards(page)).toHaveCount(PROJECTS.length);
  const badges = cards(page).first().getByRole("list");
  expect((await badges.boundingBox())?.height, "no space is kept for badges").toBe(0);
});

test("the filter keeps cards whose text contains every word, and shows their number", async ({ page }) => {
  await openHydrated(page, "/organization/");
  const filter = page.getByRole("searchbox", { name: strings.filters.projects.label });
  const count = strings.filters.projects.count(1, PROJECTS.length);
  const status = page
    .getByRole("main")
    .getByRole("status")
    .and(page.getByText(count, { exact: true }));
  await expect(async () => {
    await filter.fill("");
    await filter.fill("TAPABLE");
    await expect(status).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, "webpack/tapable")).toBeVisible();
  await filter.fill("nothing has these words");
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByText(strings.filters.projects.none("nothing has these words"))).toBeVisible();
  await page.getByRole("button", { name: strings.filters.projects.showAll }).click();
  await expect(filter).toHaveValue("");
  await expect(filter).toBeFocused();
  await expect(cards(page)).toHaveCount(PROJECTS.length);
  await expect(page.getByRole("button", { name: strings.filters.projects.showAll })).toHaveCount(0);

  const needed = PROJECTS.filter((project) => project.maintainer === "");
  const texts = await cards(page).allInnerTexts();
  const samples = [0, 7, 11, 30].flatMap((place) => texts[place] ?? []);
  for (const text of samples) {
    await filter.fill(text);
    await expect(
      cards(page)
        .filter({ hasText: text.split("\n")[0] ?? "" })
        .first(),
    ).toBeVisible();
  }
  await filter.fill(strings.components.projects.noMaintainer);
  await expect(cards(page)).toHaveCount(needed.length);
});

test("requests badges for downloads, stars, recent commits, issues, pull requests and version", async ({ page }) => {
  const now = "2026-11-21T12:00:00Z";
  await page.clock.setFixedTime(now);
  await openHydrated(page, "/organization/");
  const own = card(page, "webpack/tapable");
  await own.scrollIntoViewIfNeeded();
  await expect(own.getByRole("img")).toHaveCount(9);
  const urls = await own.getByRole("img").evaluateAll((images) => images.map((image) => image.getAttribute("src")));
  const branch = PROJECTS.find(({ repo }) => repo === "webpack/tapable")?.branch ?? "";
  const host = "https://img.shields.io";
  const badges = badgeUrls({ host, repo: "webpack/tapable", branch, npm: "tapable", now: new Date(now) });
  expect(urls).toEqual(badges.map(({ src }) => src));
});

test("requests badges only when their card scrolls into view", async ({ page }) => {
  const asked = await answerRequests(page, BADGES, answerWithBadge);
  await page.setViewportSize({ width: 1440, height: 500 });
  await openHydrated(page, "/organization/");
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

test("a badge reserves its space and shows alternative text until it loads", async ({ page }) => {
  const arrive = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(BADGES, async (route) => {
    // The first request checks whether the host is reachable at all.
    if (asked++ > 0) await arrive.promise;
    await answerWithBadge(route);
  });
  await openHydrated(page, "/organization/");
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
  test(`requests a badge service that ${name} only once, and leaves no gaps`, async ({ page, consoleProblems }) => {
    const asked = await answerRequests(page, BADGES, answer);
    await openHydrated(page, "/organization/");
    await cards(page).first().scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBe(1);
    await expect(cards(page).first().getByRole("list"), "no space is kept").toHaveCount(0);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(cards(page).last().getByRole("list"), "no space is kept").toHaveCount(0);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
    await expect(cards(page)).toHaveCount(PROJECTS.length);
    expect(asked).toHaveLength(1);
    expect(consoleProblems).toEqual([expect.stringContaining("Failed to load resource")]);
  });
}

test("requests badges once the connection is back", async ({ page, context, consoleProblems }) => {
  const asked = await answerRequests(page, BADGES, answerWithBadge);
  await page.setViewportSize({ width: 1440, height: 500 });
  await openHydrated(page, "/organization/");
  await expect(cards(page)).toHaveCount(PROJECTS.length);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await cards(page).first().scrollIntoViewIfNeeded();
  await expect(cards(page).first().getByRole("list"), "no space is kept").toHaveCount(0);
  expect(asked).toEqual([]);
  expect(consoleProblems).toEqual([]);
  await context.setOffline(false);
  await expect(cards(page).first().getByRole("img")).toHaveCount(9);
});
