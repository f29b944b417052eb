import type { Page } from "@playwright/test";
import { expect, openAwake } from "../fixtures.ts";
import { RANKS, test } from "./other-data.ts";

function rank(page: Page, title: string) {
  return page.getByRole("region", { name: title });
}

test("each rank that somebody has is a list of its own, in the order of the ranks, and the empty one is not there", async ({
  page,
}) => {
  await openAwake(page, "/");
  const titles = Object.values(RANKS).filter((title) => title !== "Gold sponsors");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(titles);
  await rank(page, "Silver sponsors").scrollIntoViewIfNeeded();
  const link = rank(page, "Silver sponsors").getByRole("link", { name: "silver 1" });
  await expect(link).toHaveAttribute("href", "https://silver-1.example/");
  await expect(link.getByRole("img")).toHaveAttribute("loading", "lazy");
});

test("the document holds a placeholder for each rank and none of its names", async ({ page, request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain("Silver sponsors");
  for (const name of ["silver 1", "latest 1", "backer 2"]) expect(html).not.toContain(name);
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  const plain = await context?.newPage();
  await plain?.goto(page.url() === "about:blank" ? new URL("/", (await request.get("/")).url()).href : page.url());
  await expect(plain?.getByText("Loading…") ?? page.locator("none")).toHaveCount(5);
  await context?.close();
});

test("each rank comes in a file of its own, after its placeholder, and nothing moves", async ({ page }) => {
  const files = new Map<string, string>();
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js*", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const holds = Object.keys(RANKS).filter((name) => text.includes(`${name} 1`));
    if (holds.length > 0) {
      files.set(new URL(route.request().url()).pathname, holds.join());
      await held.promise;
    }
    await route.fulfill({ response });
  });
  await openAwake(page, "/");
  await rank(page, "Backers").scrollIntoViewIfNeeded();
  await expect.poll(() => files.size).toBe(5);
  expect([...files.values()].sort()).toEqual(["backer", "bronze", "latest", "platinum", "silver"]);
  await expect(page.getByText("Loading…")).toHaveCount(5);
  const heights = () =>
    page.locator("[data-rank]").evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  const before = await heights();
  held.resolve();
  await expect(rank(page, "Backers").getByRole("img")).toHaveCount(2);
  await expect(page.getByText("Loading…")).toHaveCount(0);
  expect(await heights()).toEqual(before);
});

test("a rank whose file does not arrive says so, and the others are there", async ({ page, consoleProblems }) => {
  await page.route("**/assets/*.js*", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("silver 1")) await route.abort();
    else await route.fulfill({ response });
  });
  await openAwake(page, "/");
  await rank(page, "Backers").scrollIntoViewIfNeeded();
  await expect(rank(page, "Silver sponsors")).toContainText("The list could not be loaded.");
  await expect(rank(page, "Bronze sponsors").getByRole("link")).toHaveCount(2);
  await expect(page.getByText("Loading…")).toHaveCount(0);
  for (const problem of consoleProblems.splice(0)) expect(problem).toContain("Failed to load resource");
});
