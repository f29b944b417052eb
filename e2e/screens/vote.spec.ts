import { expect, openHydrated, test } from "../fixtures.ts";
import { readData } from "./read-data.ts";

const TOPICS = readData("vote");

test("each topic has a title, a description and a link to its vote on GitHub", async ({ page }) => {
  await openHydrated(page, "/vote/");
  expect(TOPICS.length).toBeGreaterThan(0);
  const shown = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(shown).toHaveCount(TOPICS.length);
  for (const [position, { title, description, url }] of TOPICS.entries()) {
    const topic = shown.nth(position);
    await expect(topic.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect(topic).toContainText(description);
    await expect(topic.getByRole("link", { name: title })).toHaveAttribute("href", url);
    expect(url).toMatch(/^https:\/\/github\.com\/.*reactions/);
  }
});
