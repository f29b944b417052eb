import type { Page } from "@playwright/test";
import { expect, holdBack, openHydrated, pagesAmong, requestsOf, sidebar, test } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { isHydrated, untilHydrated } from "../until-hydrated.ts";

for (const url of ["/concepts/loaders/", "/concepts/output/"]) {
  test(`hydrating ${url} keeps the article's nodes and adds nothing`, async ({ page }) => {
    const release = await holdBack(page, "**/assets/main*.js");
    await page.goto(url, { waitUntil: "commit" });
    await page.locator("footer").last().waitFor();
    const nodes = await page.evaluateHandle(() => [...document.querySelectorAll("article, article *")]);
    const changes = await page.evaluateHandle(() => {
      const records: string[] = [];
      const observer = new MutationObserver((list) => {
        for (const { type, target, addedNodes, removedNodes } of list) {
          const changed = [...removedNodes, ...addedNodes].map((node) => node.nodeName);
          records.push(`${type} in ${target.nodeName}: ${changed}`);
        }
      });
      for (const article of document.querySelectorAll("article"))
        observer.observe(article, { childList: true, characterData: true, subtree: true });
      return records;
    });
    release();
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");

    expect(await changes.jsonValue()).toEqual([]);
    expect(await nodes.evaluate((list) => list.length)).toBeGreaterThan(100);
    expect(await nodes.evaluate((list) => list.filter((node) => !node.isConnected).length)).toBe(0);
  });
}

test("the first view requests no page besides its document", async ({ page }) => {
  const requests = requestsOf(page);
  await openHydrated(page, "/concepts/loaders/");
  await page.waitForLoadState("networkidle");
  expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1);
  expect(pagesAmong(requests)).toEqual([]);
});

/** Opens a page with its script held back, and returns a function that releases it. */
async function openUnhydrated(page: Page, url: string): Promise<() => void> {
  const release = await holdBack(page, "**/assets/main*.js");
  // The held script holds back the document's events too.
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("body > #frame").waitFor({ state: "attached" });
  return release;
}

test("a menu opened by keyboard before hydration keeps focus in it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openUnhydrated(page, "/concepts/loaders/");
  await page.getByRole("button", { name: strings.shell.openMenu }).press("Enter");
  await expect(sidebar(page)).toBeVisible();
  release();
  await expect(page.getByRole("button", { name: strings.shell.closeMenu })).toBeFocused();
  await expect(page.locator("main")).toHaveJSProperty("inert", true);
  await expect(page.getByRole("button", { name: strings.shell.closeMenu })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: strings.shell.openMenu })).toBeFocused();
});

test("a menu opened before hydration stays open and keeps the page behind it inert", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openUnhydrated(page, "/concepts/loaders/");
  await page.getByRole("button", { name: strings.shell.openMenu }).click();
  await expect(sidebar(page)).toBeVisible();
  release();
  await page.waitForFunction(isHydrated);
  await expect(page.getByRole("main", { includeHidden: true })).toHaveJSProperty("inert", true);
  await expect(sidebar(page)).toBeVisible();
  await page.getByRole("button", { name: strings.shell.closeMenu }).click();
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole("main")).toHaveJSProperty("inert", false);
});

test("searches for text typed before hydration", async ({ page }) => {
  const release = await openUnhydrated(page, "/search/");
  await page.getByRole("main").getByRole("searchbox").fill("split chunks");
  release();
  const result = page.getByRole("main").getByRole("link", { name: /SplitChunksPlugin/ });
  await expect(result.first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("split chunks");
});

test("the search button opens its dialog before hydration, which searches for what's typed there", async ({ page }) => {
  const release = await openUnhydrated(page, "/concepts/loaders/");
  await page.getByRole("banner").getByRole("button", { name: strings.search.name, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: strings.search.name });
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("split chunks");
  release();
  await expect(dialog.getByRole("option", { name: /SplitChunksPlugin/ }).first()).toBeVisible();
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await expect(dialog.getByRole("combobox")).toHaveValue("split chunks");
});
