import type { Locator, Page } from "@playwright/test";
import { expect, openHydrated } from "../fixtures.ts";
import { like, strings } from "../strings.ts";

/** Locators of the search dialog. */
export function dialog(page: Page): Locator {
  return page.getByRole("dialog", { name: strings.search.name });
}

export function field(page: Page): Locator {
  return dialog(page).getByRole("combobox", { name: strings.search.name });
}

export function options(page: Page): Locator {
  return dialog(page).getByRole("option");
}

export function openButton(page: Page): Locator {
  return page.getByRole("banner").getByRole("button", { name: strings.search.name, exact: true });
}

export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
}

/** Opens a page and its search dialog. */
export async function openSearchOn(page: Page, url: string): Promise<void> {
  await openHydrated(page, url);
  await openSearch(page);
}

/** Returns the announced number of results. */
export function announcedCount(page: Page): Locator {
  const text = like((count) => strings.search.count(Number(count)), /\d+/);
  return dialog(page).getByRole("status").filter({ hasText: text });
}

/** Types a query and waits for its results. */
export async function ask(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(dialog(page).getByRole("listbox")).toHaveAttribute("aria-busy", "false");
  await expect(dialog(page).getByRole("link", { name: strings.search.allResults(query) })).toBeVisible();
}

/** Waits until search answers from its whole index, which alone corrects a typo. Earlier answers may change. */
export async function untilWhole(page: Page): Promise<void> {
  await ask(page, "webapck");
}
