import type { Page } from "@playwright/test";
import { expect, expectPage, openAwake, sidebarLink, test } from "../fixtures.ts";

/** 'light' or 'dark', by the colour that the page is painted with. */
function shade(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(
      Number,
    );
    return red + green + blue > 382 ? "light" : "dark";
  });
}

async function choose(page: Page, theme: "System" | "Light" | "Dark"): Promise<void> {
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("radio", { name: theme }).check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("radio", { name: theme })).toBeHidden();
}

test("without a choice the theme follows the system, at once", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openAwake(page, "/concepts/loaders/");
  expect(await shade(page)).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await shade(page)).toBe("dark");
});

test("a chosen theme holds on the next page and after a reload, until the system's is chosen again", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openAwake(page, "/concepts/loaders/");
  await choose(page, "Dark");
  await expect.poll(() => shade(page)).toBe("dark");
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  expect(await shade(page)).toBe("dark");

  await openAwake(page, "/concepts/output/");
  expect(await shade(page)).toBe("dark");
  await page.getByRole("button", { name: "Theme" }).click();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await page.getByRole("radio", { name: "System" }).check();
  await expect.poll(() => shade(page)).toBe("light");
  await page.reload();
  expect(await shade(page)).toBe("light");
});

test("a light theme is kept on a dark system", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openAwake(page, "/concepts/loaders/");
  await choose(page, "Light");
  await page.reload();
  expect(await shade(page)).toBe("light");
});

test("the chosen theme is set before the styles arrive, so nothing is painted in the wrong one", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openAwake(page, "/concepts/loaders/");
  await choose(page, "Dark");

  const styles = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/\.css$/);
  await page.route("**/*.css", async (route) => {
    await styles.promise;
    await route.continue();
  });
  const loaded = page.goto("/concepts/output/");
  await asked;
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  expect(await page.evaluate(() => performance.getEntriesByType("paint").length)).toBe(0);
  styles.resolve();
  await loaded;
  expect(await shade(page)).toBe("dark");
});

test("the theme is chosen by keyboard too", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openAwake(page, "/concepts/loaders/");
  await page.getByRole("button", { name: "Theme" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "System" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect.poll(() => shade(page)).toBe("dark");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Theme" })).toBeFocused();
});
