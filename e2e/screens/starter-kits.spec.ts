import type { APIResponse, Locator, Page, Route } from "@playwright/test";
import { expect, openAwake, test } from "../fixtures.ts";
import { readData } from "./read-data.ts";

const KITS = readData("starter-kits");
const PLACEHOLDER = "Loading the table…";

function rows(page: Page): Locator {
  return page.getByRole("table").locator("tbody").getByRole("row");
}

test("before its data is there a placeholder holds the table's place, and nothing on the page moves when it comes", async ({
  page,
}) => {
  const release = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await onData(page, async (route, response) => {
    asked.resolve();
    await release.promise;
    await route.fulfill({ response });
  });
  await openAwake(page, "/starter-kits/");
  await asked.promise;
  await expect(page.getByText(PLACEHOLDER)).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await page.evaluate(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) shifts.push(Number(entry.value));
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifts });
  });
  release.resolve();
  await expect(rows(page)).toHaveCount(KITS.length);
  await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
  await expect(footer).toBeAttached();
  const moved = await page.evaluate(() =>
    Reflect.get(window, "shifts").reduce((sum: number, value: number) => sum + value, 0),
  );
  expect(moved).toBeLessThan(0.01);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("there is the placeholder and no table", async ({ page }) => {
    await page.goto("/starter-kits/");
    await expect(page.getByText(PLACEHOLDER)).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
  });
});

test("a table that does not arrive is said in words", async ({ page, consoleProblems }) => {
  await onData(page, (route) => route.abort());
  await openAwake(page, "/starter-kits/");
  await expect(page.getByText("The table could not be loaded.")).toBeVisible();
  consoleProblems.splice(0);
});

test("the buttons in its head sort the table, one way and then the other", async ({ page }) => {
  await openAwake(page, "/starter-kits/");
  await expect(rows(page)).toHaveCount(KITS.length);
  const byName = page.getByRole("columnheader", { name: "Project" });
  const byDate = page.getByRole("columnheader", { name: "Last update" });
  await expect(byName).toHaveAttribute("aria-sort", "ascending");
  await expect(byDate).toHaveAttribute("aria-sort", "none");
  const names = () => rows(page).locator("td:first-child a").allInnerTexts();
  const dates = () => rows(page).locator("td:last-child").allInnerTexts();
  const sortedNames = KITS.map((kit) => kit.name).sort((a, b) => a.localeCompare(b, "en"));
  expect(await names()).toEqual(sortedNames);

  await byName.getByRole("button").click();
  await expect(byName).toHaveAttribute("aria-sort", "descending");
  expect(await names()).toEqual(sortedNames.toReversed());

  await byDate.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(byDate).toHaveAttribute("aria-sort", "ascending");
  await expect(byName).toHaveAttribute("aria-sort", "none");
  const sortedDates = KITS.map((kit) => kit.lastUpdated).sort();
  expect(await dates()).toEqual(sortedDates);
  await page.keyboard.press("Enter");
  await expect(byDate).toHaveAttribute("aria-sort", "descending");
  expect(await dates()).toEqual(sortedDates.toReversed());
});

test("the filter leaves the rows that have all its words, and says how many", async ({ page }) => {
  await openAwake(page, "/starter-kits/");
  await expect(rows(page)).toHaveCount(KITS.length);
  const filter = page.getByRole("searchbox", { name: "Filter starter kits" });
  const wanted = KITS[0];
  await filter.fill(`${wanted?.name.toUpperCase()} ${wanted?.maintainer}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole("link", { name: wanted?.name ?? "" })).toHaveAttribute("href", wanted?.url ?? "");
  await expect(page.getByText(`1 of ${KITS.length} starter kits`)).toBeVisible();
  await filter.fill("no kit has these words");
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText(`0 of ${KITS.length} starter kits`)).toBeVisible();
});

/** Takes hold of the one script that holds the data. */
async function onData(page: Page, answer: (route: Route, response: APIResponse) => Promise<void>): Promise<void> {
  await page.route(/\/assets\/.*\.js(?:on)?$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(KITS[0]?.url ?? "")) await answer(route, response);
    else await route.fulfill({ response });
  });
}
