import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST, nodesOfDist } from "../dist.ts";
import { equipWithAxe } from "../find-violations.ts";
import { expect, openHydrated, sidewaysScroll, test } from "../fixtures.ts";
import { EVERY_RULE, violationsOf, violationsOfLooks } from "../violations-of.ts";

const URL = "/design/";

test("no list, menu, search or sitemap leads to the page of tokens and components", async ({ page }) => {
  expect(existsSync(join(DIST, URL, "index.html"))).toBe(true);
  expect(nodesOfDist().filter(({ url }) => url === URL)).toEqual([]);
  for (const file of ["sitemap.xml", "search/index.json", "llms.txt", "llms-full.txt", "printable/index.html"])
    if (existsSync(join(DIST, file))) expect(readFileSync(join(DIST, file), "utf8"), file).not.toContain(URL);
  await openHydrated(page, URL);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  for (const other of ["/vote/", "/"]) {
    await openHydrated(page, other);
    await expect(page.locator(`a[href='${URL}']`)).toHaveCount(0);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  }
});

test("the page shows everything twice, in the light and in the dark theme", async ({ page }) => {
  await openHydrated(page, URL);
  const surfaces = await page
    .locator("main [data-theme]")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
  expect(surfaces.length).toBeGreaterThan(20);
  expect(new Set(surfaces).size).toBe(2);
  expect(surfaces.filter((color) => color === surfaces[0])).toHaveLength(surfaces.length / 2);
});

test("a tab of one theme leaves the other's alone", async ({ page }) => {
  await openHydrated(page, URL);
  const chosen = page.getByRole("radio", { checked: true });
  const before = await chosen.count();
  await page.locator("[data-theme=dark]").getByRole("radio", { name: "pnpm" }).check({ force: true });
  await expect(chosen).toHaveCount(before);
});

test("all tokens and components are accessible in both themes, and fit every width", async ({ page, context }) => {
  await equipWithAxe(context);
  await openHydrated(page, URL);
  expect(await violationsOf(page, EVERY_RULE, new Set())).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violationsOfLooks(page, new Set())).toEqual([]);
  for (const width of [1440, 1216, 896, 820, 640, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
  }
});
