import type { Page } from "@playwright/test";

/** Longer than a page waits until it's idle, in milliseconds. */
const QUIET = 5000;

/** Opens a page and waits until it has loaded everything on its own, which may be some time after it's shown. */
export async function openQuiet(page: Page, url: string): Promise<void> {
  let latest = performance.now();
  const note = () => void (latest = performance.now());
  page.on("request", note).on("requestfinished", note);
  await page.goto(url, { waitUntil: "load" });
  note();
  while (performance.now() - latest < QUIET) await page.waitForTimeout(QUIET - (performance.now() - latest) + 1);
  page.off("request", note).off("requestfinished", note);
}
