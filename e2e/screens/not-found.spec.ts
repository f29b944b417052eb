import type { Page } from "@playwright/test";
import { expect, openAwake, test } from "../fixtures.ts";

test.afterEach(({ consoleProblems }) => {
  // The browser's own word on the document.
  for (const problem of consoleProblems.splice(0)) expect(problem).toContain("404");
});

test("the screen says what has happened and leads home", async ({ page }) => {
  await openAwake(page, "/nothing/");
  await expect(
    page.getByText("Oops! The page you are looking for has been removed or relocated.", { exact: true }),
  ).toBeVisible();
  const button = page.getByRole("link", { name: "Go to Homepage", exact: true });
  await expect(button).toHaveAttribute("href", "/");
  const look = await button.evaluate((element) => {
    const { display, paddingInline, backgroundColor } = getComputedStyle(element);
    return { display, padded: Number.parseFloat(paddingInline) >= 8, filled: backgroundColor !== "rgba(0, 0, 0, 0)" };
  });
  expect(look).toEqual({ display: "inline-block", padded: true, filled: true });
});

for (const [asked, nearest] of [
  ["/concept/output/", "/concepts/output/"],
  ["/guides/getting-startd", "/guides/getting-started/"],
  ["/concepts/Module_Federation.html", "/concepts/module-federation/"],
] as const) {
  test(`someone who asked for ${asked} is offered ${nearest} first`, async ({ page }) => {
    await openAwake(page, asked);
    await expect(offers(page).first()).toHaveText(nearest);
    await offers(page).first().click();
    await expect(page).toHaveURL(nearest);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page not found");
  });
}

test("an address that is like no other gets no offers", async ({ page }) => {
  await openAwake(page, "/zzzzzz/qqqqqqqq/");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { name: "Did you mean" })).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the screen says the same", async ({ page }) => {
    await page.goto("/nothing/");
    await expect(page.getByText("Oops! The page you are looking for has been removed or relocated.")).toBeVisible();
    await page.getByRole("link", { name: "Go to Homepage" }).click();
    await expect(page).toHaveURL("/");
  });
});

function offers(page: Page) {
  return page.getByRole("region", { name: "Did you mean" }).getByRole("link");
}
