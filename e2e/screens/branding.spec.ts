import { expect, openAwake, test } from "../fixtures.ts";

const FILES = ["cube-mark.svg", "cube-mark.png", "cube-mark-dark.svg", "cube-mark-dark.png", "cube-mark-line.svg"];

test("both colors are shown and written down", async ({ page }) => {
  await openAwake(page, "/branding/");
  await expect(page.getByRole("img", { name: /light blue 8dd6f9.*dark blue 1c78c0/ })).toBeVisible();
  const table = page.getByRole("table").filter({ hasText: "RGB" });
  for (const color of ["#8dd6f9", "#1c78c0"]) await expect(table.getByText(color, { exact: true })).toBeVisible();
});

test("the mark is shown in its forms, in both themes", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openAwake(page, "/branding/");
    await expect(page.getByRole("img", { name: "The mark in three forms" })).toBeVisible();
    await expect(page.getByRole("img", { name: "a quarter of its height" })).toBeVisible();
  }
});

test("each form of the mark is saved under its name by a click", async ({ page, request }) => {
  await openAwake(page, "/branding/");
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

test("the owner of the name is named, with its trademark policy", async ({ page }) => {
  await openAwake(page, "/branding/");
  const article = page.getByRole("article");
  await expect(article.getByText(/belong to the OpenJS Foundation/)).toBeVisible();
  await expect(article.getByRole("link", { name: "Trademark Policy" })).toHaveAttribute(
    "href",
    "https://trademark-policy.openjsf.org",
  );
});

test("the footer leads here, and to the other pages of the project", async ({ page }) => {
  await openAwake(page, "/vote/");
  const footer = page.getByRole("contentinfo");
  for (const [name, url] of [
    ["Branding", "/branding/"],
    ["Comparison", "/comparison/"],
    ["Glossary", "/glossary/"],
    ["License", "/license/"],
  ] as const) {
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", url);
  }
});
