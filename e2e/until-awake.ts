import type { Page } from "@playwright/test";

/** Moves the pointer, and waits until the page has hydrated and finished loading. */
export async function untilAwake(page: Page): Promise<void> {
  // Nothing listens before that.
  await page.waitForFunction(() => document.readyState === "complete");
  // A pointer move, because the page delays its work after a press.
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointermove", { movementX: 1 })));
  await page.waitForFunction(() => document.documentElement.dataset["awake"] === "all");
}

/** Returns whether React handles links and buttons. Runs in the page. */
export function isAwake(): boolean {
  return document.documentElement.dataset["awake"] !== undefined;
}
