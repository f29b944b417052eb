import type { Page } from "@playwright/test";

/** Returns when the page's script has taken the document over: links and buttons are its own from then on. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(isAwake);
}

/** Runs in the page. */
export function isAwake(): boolean {
  return document.documentElement.dataset["awake"] !== undefined;
}
