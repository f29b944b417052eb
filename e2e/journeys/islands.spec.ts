import type { Page } from "@playwright/test";
import { expect, openHydrated, requestsOf, sidebarLink, test, withoutScript } from "../fixtures.ts";
import { strings } from "../strings.ts";

async function expectInteractive(page: Page): Promise<void> {
  const field = page.getByLabel(strings.components.template.label);
  const name = page.getByRole("article").locator("output");
  await expect(name).toHaveText("shop.5f8a3c1e.js");
  // The server-rendered field ignores typing until its script has loaded.
  await expect(async () => {
    await field.fill("js/[id].[contenthash:4].mjs");
    await expect(name).toHaveText("js/281.5f8a.mjs", { timeout: 500 });
  }).toPass();
  await field.fill("[nam].js");
  await expect(page.getByRole("article").getByText(strings.components.template.unknown("[nam]"))).toBeVisible();
}

test("the filename preview responds to typing and has its styles after client navigation", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  await sidebarLink(page, "Output").click();
  await expectInteractive(page);
  await expect(page.getByLabel(strings.components.template.label)).toHaveCSS("border-top-style", "solid");
});

test("the filename preview responds to typing, also after leaving the page and coming back", async ({ page }) => {
  await openHydrated(page, "/concepts/output/");
  await expectInteractive(page);
  await sidebarLink(page, "Loaders").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  await page.goBack();
  await expectInteractive(page);
});

test("pages without the preview don't load its script", async ({ page }) => {
  const requests = requestsOf(page);
  await openHydrated(page, "/concepts/loaders/");
  await page.waitForLoadState("networkidle");
  expect(requests.length).toBeGreaterThan(2);
  expect(requests.filter((request) => request.url().includes("filename-template"))).toEqual([]);
});

withoutScript("without script, the filename preview is server-rendered with its styles", async ({ page }) => {
  await page.goto("/concepts/output/");
  await expect(page.getByRole("article").locator("output")).toHaveText("shop.5f8a3c1e.js");
  await expect(page.getByLabel(strings.components.template.label)).toHaveValue("[name].[contenthash:8].js");
  await expect(page.getByLabel(strings.components.template.label)).toHaveCSS("border-top-style", "solid");
});
