import type { Page } from "@playwright/test";
import { findViolations } from "../find-violations.ts";
import { documentsAmong, expect, openHydrated, refuseStorage, requestsOf, stopClock, test } from "../fixtures.ts";
import { strings } from "../strings.ts";
import {
  announcedCount,
  ask,
  dialog,
  field,
  openButton,
  openSearch,
  openSearchOn,
  options,
  untilWhole,
} from "./search-dialog.ts";

/** The URL of the option that Enter opens. */
async function activeAddress(page: Page): Promise<string | null> {
  return options(page).and(page.locator("[aria-selected=true]")).getAttribute("href");
}

test("suggests pages before typing, then previously chosen ones", async ({ page }) => {
  await openSearchOn(page, "/concepts/loaders/");
  await expect(
    dialog(page).getByRole("group", { name: strings.search.suggested }).getByRole("option").first(),
  ).toHaveText("Getting Started");
  await expect(dialog(page).getByRole("group", { name: strings.search.recent })).toHaveCount(0);
  await ask(page, "tree shaking");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/guides/tree-shaking/");
  await openSearch(page);
  await field(page).fill("");
  const recent = dialog(page).getByRole("group", { name: strings.search.recent }).getByRole("option");
  await expect(recent).toHaveText(["Tree Shaking"]);
  await dialog(page).getByRole("button", { name: strings.search.forgetRecent }).click();
  await expect(recent).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test("arrow keys wrap, the field keeps focus, and Enter navigates without a document request", async ({ page }) => {
  await openSearchOn(page, "/concepts/loaders/");
  await untilWhole(page);
  await ask(page, "splitChunks");
  expect(await options(page).count()).toBeGreaterThan(3);
  const first = await activeAddress(page);
  await page.keyboard.press("ArrowUp");
  expect(await activeAddress(page)).toBe(await options(page).last().getAttribute("href"));
  await page.keyboard.press("ArrowDown");
  expect(await activeAddress(page)).toBe(first);
  await page.keyboard.press("ArrowDown");
  await expect(field(page)).toBeFocused();
  const active = await field(page).getAttribute("aria-activedescendant");
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute("aria-selected", "true");
  const chosen = (await activeAddress(page)) ?? "";
  const requests = requestsOf(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(chosen);
  await expect(dialog(page)).toBeHidden();
  expect(documentsAmong(requests)).toEqual([]);
});

test("choosing a heading scrolls it into view and focuses it", async ({ page }) => {
  await openSearchOn(page, "/concepts/loaders/");
  await ask(page, "devServer.historyApiFallback");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/configuration/dev-server/#devserverhistoryapifallback");
  await expect(page.getByRole("heading", { name: "devServer.historyApiFallback" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "devServer.historyApiFallback" })).toBeInViewport();
});

test("the chosen heading gets the focus even before search has closed", async ({ page }) => {
  await openSearchOn(page, "/concepts/loaders/");
  await ask(page, "devServer.historyApiFallback");
  // The rest of the page is inert until a frame later.
  await page.evaluate(() => {
    const next = requestAnimationFrame;
    globalThis.requestAnimationFrame = (act) => window.setTimeout(() => next(act), 3000);
  });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "devServer.historyApiFallback" })).toBeFocused();
});

for (const [way, reach] of [
  ["by key", (page: Page) => page.keyboard.press("ArrowDown")],
  ["by mouse", (page: Page) => options(page).nth(1).hover()],
  // Enter opens the first, so it counts as reached once the reader has seen it.
  ["by reading", (page: Page) => page.clock.runFor(500)],
] as const) {
  test(`a later answer to the same query doesn't move the result reached ${way}`, async ({ page }) => {
    await page.addInitScript(answerLater);
    await page.clock.install();
    await openSearchOn(page, "/concepts/loaders/");
    await stopClock(page);
    await ask(page, "loader");
    await reach(page);
    const urls = () => options(page).evaluateAll((all) => all.map((each) => each.getAttribute("href")));
    const reached = await activeAddress(page);
    const position = (await urls()).indexOf(reached);
    expect(position).toBe(way === "by reading" ? 0 : 1);
    await page.evaluate(() => dispatchEvent(new Event("answer-later")));
    await expect(options(page).filter({ hasText: "A later result" })).toBeVisible();
    expect((await urls()).indexOf(reached)).toBe(position);
    expect(await activeAddress(page)).toBe(reached);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(reached ?? "");
  });
}

/** Lets the worker answer each question once. On an event, it answers again with one page instead. Runs in the page. */
function answerLater(): void {
  globalThis.Worker = class extends Worker {
    override set onmessage(listen: (event: MessageEvent) => void) {
      let last = 0;
      super.onmessage = (event: MessageEvent) => {
        if (event.data.type === "results" && event.data.number === last) return;
        if (event.data.type === "results") last = event.data.number;
        listen(event);
      };
      const title = [{ text: "A later result", marked: false }];
      const results = [{ url: "/later/", title, path: [], snippet: [], isPage: true }];
      const groups = [{ url: "/later/", title: "Later", section: "", results }];
      addEventListener("answer-later", () =>
        listen(new MessageEvent("message", { data: { type: "results", number: last, groups } })),
      );
    }
  };
}

test("results that move while the reader types keep their elements", async ({ page }) => {
  await page.clock.install();
  await openSearchOn(page, "/concepts/loaders/");
  await untilWhole(page);
  // An answer that takes long replaces the list.
  await stopClock(page);
  await ask(page, "split c");
  const before = await options(page).evaluateAll((all) =>
    all.map((each) => {
      each.setAttribute("data-kept", "");
      return each.getAttribute("href");
    }),
  );
  await ask(page, "split chunks");
  const after = await options(page).evaluateAll((all) =>
    all.map((each) => ({ url: each.getAttribute("href"), isKept: each.hasAttribute("data-kept") })),
  );
  const moved = after.filter(({ url }, position) => before.includes(url) && before[position] !== url);
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.filter(({ isKept }) => !isKept)).toEqual([]);
});

test("announces the number of results once typing pauses", async ({ page }) => {
  await openSearchOn(page, "/concepts/loaders/");
  await ask(page, "externals");
  await expect(announcedCount(page)).toHaveCount(1);
});

test("queries never leave the browser", async ({ page }) => {
  await openSearchOn(page, "/concepts/");
  await expect(options(page).first()).toBeVisible();
  const requests = requestsOf(page);
  await field(page).pressSequentially("resolve.fallback", { delay: 20 });
  await ask(page, "resolve.fallback");
  // The announcement comes after the results, so the query has been answered by then.
  await expect(announcedCount(page)).toHaveCount(1);
  // The file of word vectors comes after the index.
  const isVectors = (url: string) => /\/assets\/search-vectors\.\w+\.bin$/.test(url);
  expect(requests.map((request) => request.url()).filter((url) => !isVectors(url))).toEqual([]);
});

test("search works without history when storage throws", async ({ page }) => {
  await refuseStorage(page);
  await openSearchOn(page, "/concepts/");
  await ask(page, "caching");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/guides/caching/");
});

test("the dialog is accessible in both themes and both widths, without sideways scrolling", async ({ page }) => {
  await openSearchOn(page, "/concepts/");
  for (const query of ["", "split chunks"]) {
    await field(page).fill(query);
    await expect(options(page).first()).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findViolations(page, { within: "#search" })).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await findViolations(page, { runOnly: ["color-contrast"], within: "#search" })).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
      expect(await page.locator("#search").evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
    }
  }
});

test.describe("by touch on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("search fills the screen, opens tapped results and closes by button", async ({ page }) => {
    await openHydrated(page, "/concepts/loaders/");
    await openButton(page).tap();
    await expect(field(page)).toBeFocused();
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await dialog(page).getByRole("button", { name: strings.common.close }).tap();
    await expect(dialog(page)).toBeHidden();
    await openButton(page).tap();
    await ask(page, "tree shaking");
    for (const box of await options(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height)))
      expect(box).toBeGreaterThanOrEqual(44);
    await options(page).first().tap();
    await expect(page).toHaveURL("/guides/tree-shaking/");
    await expect(dialog(page)).toBeHidden();
  });
});

test("the page behind the dialog doesn't scroll", async ({ page }) => {
  await openSearchOn(page, "/concepts/loaders/");
  await page.mouse.move(720, 880);
  await page.mouse.wheel(0, 500);
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
});
