import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST } from "../dist.ts";
import { expect, openHydrated, test } from "../fixtures.ts";
import { strings } from "../strings.ts";

const URL_OF_PAGE = "/guides/caching/";

test("prefills a report with the page, the section and the selected text", async ({ page }) => {
  await openHydrated(page, `${URL_OF_PAGE}`);
  const link = page.getByRole("link", { name: strings.page.report });
  const fields = async () => new URL((await link.getAttribute("href")) ?? "").searchParams;
  expect((await fields()).get("body")).toMatch(/^Page: https:\S+\/guides\/caching\/\nwebpack: 5\.\d+\.\d+\n\n$/);
  await link.evaluate((element) => element.addEventListener("click", (event) => event.preventDefault()));
  await page.evaluate(() => {
    const text = document.querySelector("article p");
    if (text !== null) getSelection()?.selectAllChildren(text);
    history.replaceState(null, "", "#top");
  });
  for (let press = 0; press < 2; press++) await link.press("Enter");
  expect((await fields()).get("body")).toMatch(/^Page: \S+\nwebpack: \S+\nSection: #top\n\n> \S.*\n\n$/s);
});

test("copies the page as Markdown", async ({ page, context, browserName }) => {
  test.skip(browserName !== "chromium", "Only Chromium grants the clipboard to tests.");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, URL_OF_PAGE);
  await page.getByRole("button", { name: strings.page.copyPage }).click();
  await expect(page.getByRole("button", { name: strings.copying.pageCopied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(readFileSync(join(DIST, URL_OF_PAGE, "index.md"), "utf8"));
});
