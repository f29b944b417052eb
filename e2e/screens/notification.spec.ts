import type { Page } from "@playwright/test";
import {
  checkBeforeStyles,
  expect,
  openHydrated,
  refuseStorage,
  sidebarLink,
  test,
  withoutScript,
} from "../fixtures.ts";
import { strings } from "../strings.ts";

function bar(page: Page) {
  return page.getByRole("complementary", { name: strings.shell.announcement });
}

function dismiss(page: Page) {
  return bar(page).getByRole("button", { name: strings.common.dismiss });
}

test("the bar announces the major release", async ({ page }) => {
  await openHydrated(page, "/concepts/");
  await expect(bar(page)).toContainText("webpack 5");
  await expect(bar(page).getByRole("link").first()).toBeVisible();
});

test("a dismissed bar stays hidden on this page, on the next one and after a reload", async ({ page }) => {
  await openHydrated(page, "/concepts/");
  await dismiss(page).click();
  await expect(bar(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("notification-dismissed"))).toBe("3");
  await sidebarLink(page, "Output").click();
  await expect(page).toHaveURL("/concepts/output/");
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test("hides a dismissed bar before the first paint, however late the page's script loads", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("notification-dismissed", "3"));
  await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await checkBeforeStyles(page, "/concepts/", () =>
    expect.poll(() => page.evaluate(() => document.documentElement.dataset["notification"])).toBe("dismissed"),
  );
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test("dismissing an earlier announcement doesn't hide this one", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("notification-dismissed", "2"));
  await openHydrated(page, "/concepts/");
  await expect(bar(page)).toBeVisible();
});

const STORAGES: [name: string, change: (page: Page) => Promise<unknown>][] = [
  ["throws", refuseStorage],
  ["keeps nothing", (page) => page.addInitScript("Storage.prototype.setItem = () => undefined")],
  ["is full", (page) => page.addInitScript("Storage.prototype.setItem = () => { throw new Error('full'); }")],
];

for (const [name, change] of STORAGES) {
  test(`shows the bar without its button if storage ${name}`, async ({ page }) => {
    await change(page);
    await openHydrated(page, "/concepts/");
    await page.waitForLoadState("networkidle");
    await expect(bar(page)).toBeVisible();
    await expect(dismiss(page)).toHaveCount(0);
  });
}

withoutScript("without script, shows the bar without its button", async ({ page }) => {
  await page.goto("/concepts/");
  await expect(bar(page)).toBeVisible();
  await expect(dismiss(page)).toHaveCount(0);
});
