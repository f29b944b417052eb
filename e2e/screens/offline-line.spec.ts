import { expect, openAwake, test } from "../fixtures.ts";

test("while the network is away a line says so, with the date of what is shown, and goes when it is back", async ({
  page,
  context,
}) => {
  await openAwake(page, "/concepts/");
  const line = page.getByRole("status").filter({ hasText: "You are offline" });
  await expect(line).toHaveCount(0);
  await context.setOffline(true);
  const date = await page.evaluate(() => new Date(document.lastModified).toLocaleDateString("sv"));
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  await expect(line).toHaveText(`You are offline: showing the saved copy of ${date}`);
  await context.setOffline(false);
  await expect(line).toHaveCount(0);
});
