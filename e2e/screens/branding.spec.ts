import { expect, openHydrated, test } from "../fixtures.ts";

const FILES = [
  "webpack-icon.svg",
  "cube-mark.svg",
  "cube-mark.png",
  "cube-mark-dark.svg",
  "cube-mark-dark.png",
  "cube-mark-line.svg",
];

test("shows both brand colors with their values", async ({ page }) => {
  await openHydrated(page, "/branding/");
  await expect(page.getByRole("img", { name: /light blue 8dd6f9.*dark blue 1c78c0/ })).toBeVisible();
  const table = page.getByRole("table").filter({ hasText: "RGB" });
  for (const color of ["#8dd6f9", "#1c78c0"]) await expect(table.getByText(color, { exact: true })).toBeVisible();
});

test("shows every form of the mark in both themes", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openHydrated(page, "/branding/");
    await expect(page.getByRole("img", { name: "The mark in three forms" })).toBeVisible();
    await expect(page.getByRole("img", { name: "a quarter of its height" })).toBeVisible();
  }
});

test("a phone shows all drawings as a whole", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openHydrated(page, "/branding/");
  const widths = await page
    .getByRole("article")
    .getByRole("img")
    .evaluateAll((drawings) =>
      drawings.map(({ parentElement: frame }) => (frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0)),
    );
  expect(widths).toEqual([0, 0, 0, 0]);
});

test("clicking a form of the mark downloads it under its file name", async ({ page, request }) => {
  await openHydrated(page, "/branding/");
  for (const file of FILES) {
    const link = page.getByRole("link", { name: file, exact: true });
    const saved = page.waitForEvent("download");
    await link.click();
    expect((await saved).suggestedFilename()).toBe(file);
    await expect(page).toHaveURL("/branding/");
    const answer = await request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toMatch(file.endsWith(".svg") ? /^image\/svg\+xml/ : /^image\/png/);
    expect((await answer.body()).length, file).toBeGreaterThan(100);
  }
});

test("names the trademark owner and links to its policy", async ({ page }) => {
  await openHydrated(page, "/branding/");
  const article = page.getByRole("article");
  await expect(article.getByText(/OpenJS Foundation, which owns the webpack name and logo/)).toBeVisible();
  await expect(article.getByRole("link", { name: "Trademark Policy" })).toHaveAttribute(
    "href",
    "https://trademark-policy.openjsf.org",
  );
});
