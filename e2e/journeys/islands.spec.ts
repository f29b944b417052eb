import type { Page } from "@playwright/test";
import { expect, openAwake, sidebarLink, test } from "../fixtures.ts";

async function expectInteractive(page: Page): Promise<void> {
  const field = page.getByLabel("Try a template");
  const name = page.getByRole("article").locator("output");
  await expect(name).toHaveText("shop.5f8a3c1e.js");
  // The field is there before its script: typed text counts once the script has come.
  await expect(async () => {
    await field.fill("js/[id].[contenthash:4].mjs");
    await expect(name).toHaveText("js/281.5f8a.mjs", { timeout: 500 });
  }).toPass();
  await field.fill("[nam].js");
  await expect(page.getByRole("article").getByText("[nam]: webpack knows no such placeholder")).toBeVisible();
}

test("the filename preview answers to typing after the first view", async ({ page }) => {
  await openAwake(page, "/concepts/output/");
  await expectInteractive(page);
});

test("the filename preview answers to typing after a client navigation, in its own styles", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  await sidebarLink(page, "Output").click();
  await expectInteractive(page);
  const border = await page.getByLabel("Try a template").evaluate((field) => getComputedStyle(field).borderTopStyle);
  expect(border).toBe("solid");
});

test("the filename preview still answers after leaving the page and coming back", async ({ page }) => {
  await openAwake(page, "/concepts/output/");
  await sidebarLink(page, "Loaders").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  await page.goBack();
  await expectInteractive(page);
});

test("pages without the preview do not load its script", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openAwake(page, "/concepts/loaders/");
  await page.waitForLoadState("networkidle");
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter((url) => url.includes("FilenameTemplate"))).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the filename preview is in the document, in its own styles", async ({ page }) => {
    await page.goto("/concepts/output/");
    await expect(page.getByRole("article").locator("output")).toHaveText("shop.5f8a3c1e.js");
    await expect(page.getByLabel("Try a template")).toHaveValue("[name].[contenthash:8].js");
    const border = await page.getByLabel("Try a template").evaluate((field) => getComputedStyle(field).borderTopStyle);
    expect(border).toBe("solid");
  });
});
