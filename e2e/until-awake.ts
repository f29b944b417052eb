import type { Page } from "@playwright/test";

/** Gives a sign of use, and returns when the page's script has taken the document over, and nothing more comes by itself. */
export async function untilAwake(page: Page): Promise<void> {
  // Until then nobody hears it.
  await page.waitForFunction(() => document.readyState === "complete");
  // A pointer that moves: after a press the page waits for a while.
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointermove", { movementX: 1 })));
  await page.waitForFunction(() => document.documentElement.dataset["awake"] === "all");
}

/** Runs in the page: true when links and buttons are its script's. */
export function isAwake(): boolean {
  return document.documentElement.dataset["awake"] !== undefined;
}
