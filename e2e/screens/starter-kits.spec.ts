import type { APIResponse, Locator, Page, Route } from "@playwright/test";
import { expect, layoutShift, openHydrated, test, withoutScript } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { readData } from "./read-data.ts";

test.use({ expectedProblems: /Failed to load resource/ });

const KITS = readData("starter-kits");
const PLACEHOLDER = strings.components.starterKits.loading;

/** Returns the table of starter kits, one of several tables on the page. */
function table(page: Page): Locator {
  return page.getByRole("group", { name: strings.components.starterKits.name, exact: true }).getByRole("table");
}

function rows(page: Page): Locator {
  return table(page).locator("tbody").getByRole("row");
}

test("a placeholder reserves the table's space until its data loads", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "Only Chromium measures layout shift.");
  const release = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await onData(page, async (route, response) => {
    asked.resolve();
    await release.promise;
    await route.fulfill({ response });
  });
  await openHydrated(page, "/starter-kits/");
  await asked.promise;
  await expect(page.getByText(PLACEHOLDER)).toBeVisible();
  const footer = page.getByRole("contentinfo");
  release.resolve();
  await expect(rows(page)).toHaveCount(KITS.length);
  await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
  await expect(footer).toBeAttached();
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

withoutScript("without script, shows the placeholder and no table", async ({ page }) => {
  await page.goto("/starter-kits/");
  await expect(page.getByText(PLACEHOLDER)).toBeVisible();
  await expect(table(page)).toHaveCount(0);
});

test("reports in words that the table failed to load", async ({ page }) => {
  await onData(page, (route) => route.abort());
  await openHydrated(page, "/starter-kits/");
  await expect(page.getByText(strings.components.starterKits.failed)).toBeVisible();
});

test("the header buttons sort the table in both directions", async ({ page }) => {
  await openHydrated(page, "/starter-kits/");
  await expect(rows(page)).toHaveCount(KITS.length);
  const byName = table(page).getByRole("columnheader", { name: strings.components.starterKits.project });
  const byDate = table(page).getByRole("columnheader", { name: strings.components.starterKits.lastUpdate });
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

test("the filter keeps rows whose text contains every word, and shows their number", async ({ page }) => {
  await openHydrated(page, "/starter-kits/");
  await expect(rows(page)).toHaveCount(KITS.length);
  const filter = page.getByRole("searchbox", { name: strings.filters.starterKits.label });
  const wanted = KITS[0];
  await filter.fill(`${wanted?.name.toUpperCase()} ${wanted?.maintainer}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole("link", { name: wanted?.name ?? "" })).toHaveAttribute("href", wanted?.url ?? "");
  await expect(page.getByText(strings.filters.starterKits.count(1, KITS.length))).toBeVisible();
  await filter.fill("no kit has these words");
  await expect(page.getByText(strings.filters.starterKits.none("no kit has these words"))).toBeVisible();
  await expect(table(page)).toBeHidden();
  await page.getByRole("button", { name: strings.filters.starterKits.showAll }).click();
  await expect(rows(page)).toHaveCount(KITS.length);

  const texts = await rows(page).allInnerTexts();
  for (const text of [texts[0], texts[20], texts.at(-1)].map(String)) {
    await filter.fill(text);
    await expect(
      rows(page)
        .filter({ hasText: text.split("\n")[0] ?? "" })
        .first(),
    ).toBeVisible();
  }
});

/** Holds back the only script that contains the data. */
async function onData(page: Page, answer: (route: Route, response: APIResponse) => Promise<void>): Promise<void> {
  await page.route(/\/assets\/.*\.js(?:on)?$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(KITS[0]?.url ?? "")) await answer(route, response);
    else await route.fulfill({ response });
  });
}
