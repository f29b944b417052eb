import type { Locator, Page } from "@playwright/test";
import { expect, openAwake, sidebarLink, test } from "../fixtures.ts";

const PAGE = "/guides/getting-started/";

function tabs(page: Page): Locator {
  return page.getByRole("group", { name: "Package manager" });
}

test("choosing a package manager chooses it in every group of the page", async ({ page }) => {
  await openAwake(page, PAGE);
  const [first, second] = [tabs(page).first(), tabs(page).last()];
  await expect(tabs(page)).not.toHaveCount(1);
  await expect(second.getByRole("radio", { name: "npm", exact: true })).toBeChecked();
  await expect(first.getByText("npm install")).toBeVisible();

  await first.getByRole("radio", { name: "pnpm" }).check();
  await expect(second.getByRole("radio", { name: "pnpm" })).toBeChecked();
  await expect(first.getByText("pnpm add")).toBeVisible();
  await expect(first.getByText("npm install")).toBeHidden();
  await expect(second.getByText("pnpm add")).toBeVisible();
});

test("the choice is kept over a reload and on other pages", async ({ page }) => {
  await openAwake(page, PAGE);
  await tabs(page).first().getByRole("radio", { name: "bun" }).check();
  await page.reload();
  await expect(tabs(page).first().getByRole("radio", { name: "bun" })).toBeChecked();
  await openAwake(page, "/concepts/");
  await sidebarLink(page, "Loaders").click();
  await expect(tabs(page).getByRole("radio", { name: "bun" })).toBeChecked();
  await expect(tabs(page).getByText("bun add")).toBeVisible();
});

test("what was clicked stays where it was when panels above change", async ({ page }) => {
  await openAwake(page, PAGE);
  // The panel of one of the managers above is made taller than the others.
  await tabs(page)
    .first()
    .locator("pre")
    .nth(1)
    .evaluate((panel) => panel.style.setProperty("height", "400px"));
  const radio = tabs(page).last().getByRole("radio", { name: "yarn" });
  await radio.scrollIntoViewIfNeeded();
  const before = await radio.boundingBox();
  await radio.check();
  await expect(tabs(page).first().getByRole("radio", { name: "yarn" })).toBeChecked();
  const after = await radio.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
});

test("tabs are one stop of the Tab key, and the arrow keys choose", async ({ page }) => {
  await openAwake(page, PAGE);
  const first = tabs(page).first();
  await first.getByRole("radio", { name: "npm", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(first.getByRole("radio", { name: "yarn" })).toBeFocused();
  await expect(first.getByRole("radio", { name: "yarn" })).toBeChecked();
  await expect(first.getByText("yarn add")).toBeVisible();
  await expect(tabs(page).last().getByRole("radio", { name: "yarn" })).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await expect(first.getByRole("radio", { name: "npm", exact: true })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(first.getByRole("radio").and(page.locator(":focus"))).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each group shows what is chosen in it", async ({ page }) => {
    await page.goto(PAGE);
    const first = tabs(page).first();
    await expect(first.getByText("npm install")).toBeVisible();
    await first.getByRole("radio", { name: "pnpm" }).check();
    await expect(first.getByText("pnpm add")).toBeVisible();
    await expect(first.getByText("npm install")).toBeHidden();
  });
});
