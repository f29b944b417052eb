import { expect, type Page } from "@playwright/test";

/** Waits until the service worker controls the page, and these files can be read without a network. */
export async function untilSaved(page: Page, ...urls: string[]): Promise<void> {
  const areSaved = async (all: string[]) =>
    navigator.serviceWorker.controller !== null &&
    (await Promise.all(all.map((url) => caches.match(url)))).every((answer) => answer !== undefined);
  await expect.poll(() => page.evaluate(areSaved, urls), { intervals: [50], timeout: 30_000 }).toBe(true);
}
