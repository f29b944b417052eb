import type { Page } from "@playwright/test";
import { expect, openAwake, test } from "../fixtures.ts";
import { strings } from "../strings.ts";

// The browser logs the document that doesn't exist.
test.use({ expectedProblems: /404/ });

test("the not-found screen explains the problem and links home", async ({ page }) => {
  await openAwake(page, "/nothing/");
  await expect(page.getByText(strings.notFound.text, { exact: true })).toBeVisible();
  await expect(page.getByRole("navigation", { name: strings.shell.main })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const button = page.getByRole("link", { name: strings.notFound.home, exact: true });
  const look = await button.evaluate((element) => {
    const { display, paddingInline, backgroundColor } = getComputedStyle(element);
    return { display, padded: Number.parseFloat(paddingInline) >= 8, filled: backgroundColor !== "rgba(0, 0, 0, 0)" };
  });
  expect(look).toEqual({ display: "inline-block", padded: true, filled: true });
  await button.click();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle("webpack");
});

for (const [asked, nearest] of [
  ["/concept/output/", "/concepts/output/"],
  ["/guides/getting-startd", "/guides/getting-started/"],
  ["/concepts/Module_Federation.html", "/concepts/module-federation/"],
] as const) {
  test(`suggests ${nearest} first for ${asked}`, async ({ page }) => {
    await openAwake(page, asked);
    await expect(offers(page).first()).toHaveText(nearest);
    await offers(page).first().click();
    await expect(page).toHaveURL(nearest);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(strings.notFound.title);
  });
}

for (const asked of ["/zzzzzz/qqqqqqqq/", "/nope/", "/code/"]) {
  test(`suggests nothing for ${asked}, which isn't close to any page`, async ({ page }) => {
    await openAwake(page, asked);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { name: strings.notFound.didYouMean })).toHaveCount(0);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the not-found screen is the same", async ({ page }) => {
    await page.goto("/nothing/");
    await expect(page.getByText(strings.notFound.text)).toBeVisible();
    await page.getByRole("link", { name: strings.notFound.home }).click();
    await expect(page).toHaveURL("/");
  });
});

function offers(page: Page) {
  return page.getByRole("region", { name: strings.notFound.didYouMean }).getByRole("link");
}
