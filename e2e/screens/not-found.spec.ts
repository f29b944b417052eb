import { expect, expectPage, openHydrated, test, withoutScript } from "../fixtures.ts";
import { strings } from "../strings.ts";

// The browser logs the document that doesn't exist.
test.use({ expectedProblems: /404/ });

test("the not-found screen explains the problem and links home", async ({ page }) => {
  await openHydrated(page, "/nothing/");
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

test("suggests pages with similar URLs, and nothing for URLs that aren't close to any", async ({ page }) => {
  const offers = page.getByRole("region", { name: strings.notFound.didYouMean }).getByRole("link");
  await openHydrated(page, "/guides/getting-startd");
  await expect(offers.first()).toHaveText("/guides/getting-started/");
  await offers.first().click();
  await expectPage(page, { url: "/guides/getting-started/", title: "Getting Started" });
  await openHydrated(page, "/nope/");
  await page.waitForLoadState("networkidle");
  await expect(offers).toHaveCount(0);
});

withoutScript("without script, the not-found screen is the same", async ({ page }) => {
  await page.goto("/nothing/");
  await expect(page.getByText(strings.notFound.text)).toBeVisible();
  await page.getByRole("link", { name: strings.notFound.home }).click();
  await expect(page).toHaveURL("/");
});
