import type { Page } from "@playwright/test";

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Opens a document without script, which makes lazy images load at once, and mocks images from other hosts. */
export async function openAsSent(page: Page, url: string): Promise<void> {
  await page.route(/^https:/, (route) => route.fulfill({ contentType: "image/svg+xml", body: PICTURE }));
  await page.goto(url);
}
