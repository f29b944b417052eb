import type { Page } from "@playwright/test";
import { findViolations } from "../find-violations.ts";
import { addLink, expect, openHydrated, pagesAmong, requestsOf, sidebarLink, test } from "../fixtures.ts";
import { strings } from "../strings.ts";

const preview = (page: Page) => page.getByRole("tooltip");
const OPTION = "/configuration/output/#outputfilename";

test("a link under the pointer previews an option: sentence, type and default", async ({ page, request }) => {
  const { entries } = await (await request.get("/reference.json")).json();
  const { summary } = entries.find((entry: { name: string }) => entry.name === "output.filename");
  await openHydrated(page, "/concepts/loaders/");
  const link = await addLink(page, OPTION);
  const requests = requestsOf(page);
  await link.hover();
  await expect(preview(page)).toBeVisible();
  await expect(preview(page)).toContainText("output.filename");
  await expect(preview(page)).toContainText(summary);
  await expect(preview(page).getByRole("term")).toHaveText([strings.facts.type, strings.facts.default]);
  await expect(preview(page).getByRole("definition").nth(1)).toHaveText('"[name].js"');
  expect(await findViolations(page, { within: "#link-preview" })).toEqual([]);
  // Pointing at a link loads its page in any case, for the click.
  expect(pagesAmong(requests)).toHaveLength(1);
  expect(
    requests.map((each) => new URL(each.url()).pathname).filter((path) => !/^\/page(?:s\/|-map)/.test(path)),
  ).toEqual([]);
});

test("a preview stays under the pointer, and closes when it leaves or on Escape", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  const link = await addLink(page, "/concepts/plugins/");
  await link.hover();
  await expect(preview(page)).toContainText("Plugins");
  await preview(page).hover();
  await page.waitForTimeout(400);
  await expect(preview(page)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(preview(page)).toHaveCount(0);
  await link.hover();
  await expect(preview(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview(page)).toHaveCount(0);
  await page.waitForTimeout(400);
  await expect(preview(page)).toHaveCount(0);
});

test("another link's preview replaces the one that is shown", async ({ page }) => {
  await openHydrated(page, "/concepts/output/");
  const first = await addLink(page, "#public-path", "The first link");
  const second = await addLink(page, "#clean-the-output-directory", "The second link");
  await page.keyboard.press("Tab");
  await first.focus();
  await expect(preview(page)).toContainText("Public path");
  await second.focus();
  await expect(second).toHaveAccessibleDescription(/Clean the output directory/);
  await expect(preview(page)).toHaveCount(1);
  await expect(first).toHaveAccessibleDescription("");
});

test("previews work after client navigation, and the previous page's preview disappears", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  const link = await addLink(page, "/concepts/output/");
  await link.hover();
  await expect(preview(page)).toBeVisible();
  await link.click();
  await expect(page).toHaveURL("/concepts/output/");
  await expect(preview(page)).toHaveCount(0);
  await (await addLink(page, "#public-path")).hover();
  await expect(preview(page)).toContainText("Public path");
});

test("the keyboard's focus previews a link and describes it", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  const link = await addLink(page, OPTION);
  await page.keyboard.press("Tab");
  await link.focus();
  await expect(preview(page)).toBeVisible();
  await expect(link).toHaveAccessibleDescription(/output\.filename/);
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(OPTION);
  await expect(preview(page)).toHaveCount(0);
});

test("a link to a section of the same page previews it without a request", async ({ page }) => {
  await openHydrated(page, "/concepts/output/");
  await page.waitForLoadState("networkidle");
  const link = await addLink(page, "#public-path");
  const requests = requestsOf(page);
  await link.hover();
  await expect(preview(page)).toContainText("Public path");
  expect(requests).toEqual([]);
});

test("a preview is within the window", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  const link = await addLink(page, OPTION);
  for (const block of ["start", "end"] as const) {
    await page.mouse.move(0, 0);
    await expect(preview(page)).toHaveCount(0);
    await link.evaluate((element, at) => {
      document.querySelector(".prose")?.append(element.parentElement ?? "");
      element.scrollIntoView({ block: at, behavior: "instant" });
    }, block);
    await link.hover();
    await expect(preview(page)).toBeInViewport({ ratio: 1 });
  }
});

test("links of the navigation, of headings, to other sites and to places without text have none", async ({ page }) => {
  await openHydrated(page, "/concepts/output/");
  const elsewhere = await addLink(page, "https://example.org/");
  for (const link of [sidebarLink(page, "Plugins"), page.locator("#public-path a"), elsewhere]) {
    await link.hover();
    await page.waitForTimeout(500);
    await expect(preview(page)).toHaveCount(0);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("links have no previews", async ({ page }) => {
    await openHydrated(page, "/concepts/loaders/");
    const link = await addLink(page, OPTION);
    await page.keyboard.press("Tab");
    await link.focus();
    await page.waitForTimeout(500);
    await expect(preview(page)).toHaveCount(0);
  });
});
