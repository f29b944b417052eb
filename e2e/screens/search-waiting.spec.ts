import type { Locator, Page } from "@playwright/test";
import { expect, holdBack, openHydrated, test } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { dialog, field, openSearchOn, options } from "./search-dialog.ts";

function said(page: Page) {
  return dialog(page).locator("[role=status][data-status]");
}

function pageOf(page: Page, title: string) {
  return dialog(page).getByRole("group", { name: title });
}

declare global {
  /** Lets the held answers to a query through. */
  var answerNow: (query: string) => void;
}

/** Holds the worker's answers back. Runs in the page. */
function holdAnswers(): void {
  const held: { query: string | undefined; tell: () => void }[] = [];
  globalThis.answerNow = (query) => {
    for (const each of held.filter((other) => other.query === query)) each.tell();
  };
  globalThis.Worker = class extends Worker {
    queries = new Map<number, string>();
    override postMessage(question: { number: number; query: string }) {
      this.queries.set(question.number, question.query);
      super.postMessage(question);
    }
    override set onmessage(listen: (event: MessageEvent) => void) {
      super.onmessage = (event: MessageEvent) => {
        if (event.data.type !== "results") return listen(event);
        held.push({ query: this.queries.get(event.data.number), tell: () => listen(event) });
      };
    }
  };
}

/** Lets an answer through once the worker has given it, until it's shown. */
async function answer(page: Page, query: string, result: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate((asked) => answerNow(asked), query);
    await expect(result).toBeVisible({ timeout: 100 });
  }).toPass();
}

test("says that the index is loading while it is", async ({ page }) => {
  const release = await holdBack(page, "**/search/index.json");
  await openSearchOn(page, "/concepts/loaders/");
  await expect(said(page)).toHaveText(strings.search.loading);
  await field(page).fill("tree shaking");
  await expect(options(page)).toHaveCount(0);
  release();
  await expect(pageOf(page, "Tree Shaking")).toBeVisible();
  await expect(said(page)).toHaveText("");
});

test("says that it's searching, and shows no results of an earlier query meanwhile", async ({ page }) => {
  await page.addInitScript(holdAnswers);
  await openSearchOn(page, "/concepts/loaders/");
  await expect(options(page).first()).toBeVisible();
  await field(page).fill("tree shaking");
  await expect(said(page)).toHaveText(strings.search.searching);
  await answer(page, "tree shaking", pageOf(page, "Tree Shaking"));
  await expect(said(page)).toHaveText("");

  await field(page).fill("code splitting");
  await expect(said(page)).toHaveText(strings.search.searching);
  await expect(options(page)).toHaveCount(0);
  await field(page).fill("lazy loading");
  await page.evaluate(() => answerNow("code splitting"));
  await expect(options(page)).toHaveCount(0);
  await answer(page, "lazy loading", pageOf(page, "Lazy Loading"));
  await page.evaluate(() => answerNow("code splitting"));
  await expect(pageOf(page, "Lazy Loading")).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: strings.search.allResults("lazy loading") })).toBeVisible();
});

test("Enter opens no result of an earlier query", async ({ page }) => {
  await page.addInitScript(holdAnswers);
  await openSearchOn(page, "/concepts/loaders/");
  await field(page).fill("tree shaking");
  await answer(page, "tree shaking", options(page).first());
  await field(page).fill("lazy loading");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/search/?q=lazy%20loading");
});

test("the page of results shows none of an earlier query either", async ({ page }) => {
  await page.addInitScript(holdAnswers);
  await openHydrated(page, "/search/");
  const main = page.getByRole("main");
  const result = main.getByRole("listitem").locator('[href="/guides/tree-shaking/"]');
  const box = page.getByRole("searchbox", { name: strings.search.placeholder });
  await box.fill("tree shaking");
  await answer(page, "tree shaking", result);
  await box.fill("lazy loading");
  await expect(main.getByText(strings.search.searching)).toBeVisible();
  await expect(result).toHaveCount(0);
});
