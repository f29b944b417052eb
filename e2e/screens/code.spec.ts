import { expect, openHydrated } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { test } from "./other-data.ts";

test.describe("with a clipboard", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium grants the clipboard to tests.");
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copies code without prompts, output, diff marks and removed lines, and announces it", async ({ page }) => {
    await openHydrated(page, "/concepts/first/");
    const figures = page.getByRole("figure");
    for (const [position, text] of [
      [0, "npm install first\nnpx first"],
      [1, 'const mode = "none";\nconst added = 2;'],
    ] as const) {
      const figure = figures.nth(position);
      await figure.getByRole("button", { name: strings.copying.copy, exact: true }).focus();
      await expect(figure.getByRole("button", { name: strings.copying.copy, exact: true })).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page.locator("#announcement")).toHaveText(strings.copying.copied);
      await expect(page.locator("#announcement")).toHaveRole("status");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
  });
});

test("code blocks show their file name", async ({ page }) => {
  await openHydrated(page, "/concepts/first/");
  await expect(page.getByRole("figure").nth(1).getByText("first.config.js", { exact: true })).toBeVisible();
});
