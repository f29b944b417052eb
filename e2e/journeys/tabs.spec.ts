import type { Locator, Page } from "@playwright/test";
import { expect, openHydrated, sidebarLink, test, withoutScript } from "../fixtures.ts";
import { strings } from "../strings.ts";

const PAGE = "/guides/getting-started/";

function tabs(page: Page): Locator {
  return page.getByRole("group", { name: strings.article.packageManager });
}

test("choosing a package manager selects it in every group on the page", async ({ page }) => {
  await openHydrated(page, PAGE);
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

test("the choice persists across reloads and on other pages", async ({ page }) => {
  await openHydrated(page, PAGE);
  await tabs(page).first().getByRole("radio", { name: "bun" }).check();
  await page.reload();
  await expect(tabs(page).first().getByRole("radio", { name: "bun" })).toBeChecked();
  await openHydrated(page, "/concepts/");
  await sidebarLink(page, "Loaders").click();
  await expect(tabs(page).getByRole("radio", { name: "bun" })).toBeChecked();
  await expect(tabs(page).getByText("bun add")).toBeVisible();
});

test("the clicked tab stays in place when panels above it change height", async ({ page }) => {
  await openHydrated(page, PAGE);
  // Makes one panel above taller than the others.
  await tabs(page)
    .first()
    .locator("pre")
    .nth(1)
    .evaluate((panel) => panel.style.setProperty("height", "400px"));
  // Safari has no scroll anchoring, so this turns it off and lays out the whole page.
  await page.evaluate(() => document.documentElement.setAttribute("data-whole", ""));
  await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));
  const radio = tabs(page).last().getByRole("radio", { name: "yarn" });
  // Measured on press, because Playwright may scroll before it.
  const pressedAt = radio.evaluate(
    (input) =>
      new Promise<number>((resolve) => {
        addEventListener("pointerdown", () => resolve(input.getBoundingClientRect().top), { once: true });
      }),
  );
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await radio.check();
  await expect(tabs(page).first().getByRole("radio", { name: "yarn" })).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(height + 300);
  expect(Math.abs(((await radio.boundingBox())?.y ?? 0) - (await pressedAt))).toBeLessThanOrEqual(1);
});

test("each group is one Tab stop, and the arrow keys change the selection", async ({ page }) => {
  await openHydrated(page, PAGE);
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

withoutScript("without script, each group shows its own selection", async ({ page }) => {
  await page.goto(PAGE);
  const first = tabs(page).first();
  await expect(first.getByText("npm install")).toBeVisible();
  await first.getByRole("radio", { name: "pnpm" }).check();
  await expect(first.getByText("pnpm add")).toBeVisible();
  await expect(first.getByText("npm install")).toBeHidden();
});
