import type { Page } from "@playwright/test";

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Opens a document in a browser without script, where lazy pictures load at once: those of other hosts are answered here. */
export async function openAsSent(page: Page, url: string): Promise<void> {
  await page.route(/^https:/, (route) => route.fulfill({ contentType: "image/svg+xml", body: PICTURE }));
  await page.goto(url);
}
