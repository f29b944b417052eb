import { expect, openHydrated, test } from "../fixtures.ts";
import { strings } from "../strings.ts";

test("shows a line while offline, which claims no saved copy", async ({ page, context }) => {
  await openHydrated(page, "/concepts/");
  const line = page.getByRole("status").filter({ hasText: strings.offline.offline });
  await expect(line).toHaveCount(0);
  await context.setOffline(true);
  await expect(line).toHaveText(strings.offline.offline);
  await context.setOffline(false);
  await expect(line).toHaveCount(0);
});
