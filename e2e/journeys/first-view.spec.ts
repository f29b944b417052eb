import type { Page } from "@playwright/test";
import { expect, holdBack, openAwake, pagesAmong, requestsOf, sidebar, test } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { isAwake, untilAwake } from "../until-awake.ts";

for (const url of ["/concepts/loaders/", "/concepts/output/"]) {
  test(`hydrating ${url} keeps the article's nodes and adds nothing`, async ({ page }) => {
    const release = await holdBack(page, "**/assets/start*.js");
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
    await untilAwake(page);
    await page.waitForLoadState("networkidle");

    expect(await changes.jsonValue()).toEqual([]);
    expect(await nodes.evaluate((list) => list.length)).toBeGreaterThan(100);
    expect(await nodes.evaluate((list) => list.filter((node) => !node.isConnected).length)).toBe(0);
  });
}

test("the first view requests no page besides its document", async ({ page }) => {
  const requests = requestsOf(page);
  await openAwake(page, "/concepts/loaders/");
  await page.waitForLoadState("networkidle");
  expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1);
  expect(pagesAmong(requests)).toEqual([]);
});

test("hydration waits for the document to be painted unless the screen needs script", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const awake = () => page.evaluate(isAwake);
  await page.goto("/search/");
  await page.clock.runFor(500);
  await expect.poll(awake).toBe(true);

  await page.goto("/concepts/loaders/");
  await page.clock.runFor(500);
  await page.waitForLoadState("networkidle");
  expect(await awake()).toBe(false);
  await page.clock.runFor(2000);
  await expect.poll(awake).toBe(true);
});

test("the first interaction hydrates the page before the browser is idle", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/concepts/loaders/");
  await page.waitForLoadState("networkidle");
  const awake = () => page.evaluate(isAwake);
  expect(await awake()).toBe(false);
  await page.keyboard.press("Tab");
  await expect.poll(awake).toBe(true);
});

/** Opens a page with its script held back, and returns a function that releases it. */
async function openAsleep(page: Page, url: string): Promise<() => void> {
  const release = await holdBack(page, "**/assets/start*.js");
  // A script that's requested before the document's load event holds that event back.
  await page.goto(url, { waitUntil: "domcontentloaded" });
  return release;
}

test("a menu opened by keyboard before hydration keeps focus in it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wake = await openAsleep(page, "/concepts/loaders/");
  await page.getByRole("button", { name: strings.shell.openMenu }).press("Enter");
  await expect(sidebar(page)).toBeVisible();
  wake();
  await expect(page.getByRole("button", { name: strings.shell.closeMenu })).toBeFocused();
  await expect(page.locator("main")).toHaveJSProperty("inert", true);
  await expect(page.getByRole("button", { name: strings.shell.closeMenu })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: strings.shell.openMenu })).toBeFocused();
});

test("a button pressed before hydration acts exactly once", async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  const wake = await openAsleep(page, "/concepts/loaders/");
  const button = page.getByRole("button", { name: strings.shell.headingsOf("Output") });
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  wake();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.waitForFunction(isAwake);
  await expect(button).toHaveAttribute("aria-expanded", "true");
});

test("a menu opened before hydration stays open and keeps the page behind it inert", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wake = await openAsleep(page, "/concepts/loaders/");
  await page.getByRole("button", { name: strings.shell.openMenu }).click();
  await expect(sidebar(page)).toBeVisible();
  wake();
  await page.waitForFunction(isAwake);
  await expect(page.getByRole("main", { includeHidden: true })).toHaveJSProperty("inert", true);
  await expect(sidebar(page)).toBeVisible();
  await page.getByRole("button", { name: strings.shell.closeMenu }).click();
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole("main")).toHaveJSProperty("inert", false);
});

test("a theme chosen before hydration is applied and stored", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const wake = await openAsleep(page, "/concepts/loaders/");
  await page.getByRole("button", { name: strings.theme.name }).click();
  await page.getByRole("radio", { name: strings.theme.light }).check();
  await page.getByRole("radio", { name: strings.theme.dark }).check();
  wake();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: strings.theme.dark })).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
});

test("a tab chosen before hydration is selected in all groups", async ({ page }) => {
  const wake = await openAsleep(page, "/guides/getting-started/");
  const tabs = page.getByRole("main").getByRole("radio", { name: "pnpm" });
  await tabs.first().check({ force: true });
  await expect(tabs.last()).not.toBeChecked();
  wake();
  await expect(tabs.last()).toBeChecked();
});

test("searches for text typed before hydration", async ({ page }) => {
  const wake = await openAsleep(page, "/search/");
  await page.getByRole("main").getByRole("searchbox").fill("split chunks");
  wake();
  const result = page.getByRole("main").getByRole("link", { name: /SplitChunksPlugin/ });
  await expect(result.first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("split chunks");
});

test("a shortcut pressed before hydration opens search", async ({ page }) => {
  const wake = await openAsleep(page, "/concepts/loaders/");
  await page.keyboard.press("/");
  wake();
  await expect(page.getByRole("dialog", { name: strings.search.name }).getByRole("combobox")).toBeFocused();
});
