import type { Page } from "@playwright/test";
import { expect, openHydrated } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { RANKS, test } from "./other-data.ts";

test.use({ expectedProblems: /Failed to load resource/ });

function rank(page: Page, name: keyof typeof RANKS) {
  return page.getByRole("region", { name: RANKS[name] });
}

test("each rank has its own list in rank order, and one without supporters says so", async ({ page }) => {
  await openHydrated(page, "/");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(Object.values(RANKS));
  await expect(rank(page, "gold")).toContainText(strings.components.supporters.none);
  await expect(rank(page, "gold").getByRole("listitem")).toHaveCount(0);
  await rank(page, "silver").scrollIntoViewIfNeeded();
  const link = rank(page, "silver").getByRole("link", { name: "silver 1" });
  await expect(link).toHaveAttribute("href", "https://silver-1.example/");
});

test("each supporter has a name beside an image, or beside initials if there's none", async ({ page }) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="32"/></svg>';
  await page.route("**/supporters/silver-1.webp", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: svg }),
  );
  await openHydrated(page, "/");
  const silver = rank(page, "silver");
  await silver.scrollIntoViewIfNeeded();
  const [first, second] = [silver.getByRole("listitem").nth(0), silver.getByRole("listitem").nth(1)];
  await expect(first.getByText("silver 1", { exact: true })).toBeVisible();
  await expect(first.locator("img")).toHaveAttribute("loading", "lazy");
  await expect(second.getByText("silver 2", { exact: true })).toBeVisible();
  await expect(second.getByText("S2", { exact: true })).toBeVisible();
  await expect(second.locator("img")).toHaveCount(0);
});

test("initials replace an image that fails to load", async ({ page }) => {
  await page.route("**/supporters/silver-1.webp", (route) => route.abort());
  await openHydrated(page, "/");
  await rank(page, "silver").scrollIntoViewIfNeeded();
  await expect(rank(page, "silver").getByText("S1", { exact: true })).toBeVisible();
});

for (const width of [390, 820, 1440]) {
  test(`reserves each rank's exact height at ${width} px and shows all hundred backers`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, "/");
    await rank(page, "backer").scrollIntoViewIfNeeded();
    await expect(rank(page, "backer").getByRole("link")).toHaveCount(100);
    const unfit = await page.locator("[data-rank]").evaluateAll((ranks) =>
      ranks.flatMap((each) => {
        const box = each.getBoundingClientRect();
        const last = each.querySelector("li:last-child, h3 + p:last-child")?.getBoundingClientRect();
        const isCut = each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;
        return isCut || last === undefined || Math.abs(box.bottom - last.bottom) > 1 ? [each.textContent] : [];
      }),
    );
    expect(unfit).toEqual([]);
  });
}

const withoutScript = test.extend({ javaScriptEnabled: false });

withoutScript("without script, the document has a placeholder for each rank and no names", async ({ page }) => {
  await page.goto("/");
  await expect(rank(page, "silver")).toBeVisible();
  await expect(page.getByText(strings.common.loading)).toHaveCount(5);
  const html = await page.content();
  for (const name of ["silver 1", "latest 1", "backer 2"]) expect(html).not.toContain(name);
});

test("loads each rank's file after its placeholder without layout shift", async ({ page }) => {
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
  await openHydrated(page, "/");
  await rank(page, "backer").scrollIntoViewIfNeeded();
  await expect.poll(() => files.size).toBe(5);
  expect([...files.values()].sort()).toEqual(["backer", "bronze", "latest", "platinum", "silver"]);
  await expect(page.getByText(strings.common.loading)).toHaveCount(5);
  const heights = () =>
    page.locator("[data-rank]").evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  const before = await heights();
  held.resolve();
  await expect(rank(page, "backer").getByRole("link")).toHaveCount(100);
  await expect(page.getByText(strings.common.loading)).toHaveCount(0);
  expect(await heights()).toEqual(before);
});

test("a rank whose file fails to load says so, and the others appear", async ({ page }) => {
  await page.route("**/assets/*.js*", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("silver 1")) await route.abort();
    else await route.fulfill({ response });
  });
  await openHydrated(page, "/");
  await rank(page, "backer").scrollIntoViewIfNeeded();
  await expect(rank(page, "silver")).toContainText(strings.components.supporters.failed);
  await expect(rank(page, "bronze").getByRole("link")).toHaveCount(2);
  await expect(page.getByText(strings.common.loading)).toHaveCount(0);
});
