import type { Page } from "@playwright/test";

/** Waits until the page has hydrated and finished loading. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.waitForFunction(() => document.readyState === "complete");
}

/** Returns whether React handles links and buttons. Runs in the page. */
export function isHydrated(): boolean {
  return document.documentElement.dataset["hydrated"] !== undefined;
}
