import type { Page } from "@playwright/test";
import { checkBeforeStyles, expect, expectPage, openHydrated, sidebarLink, test } from "../fixtures.ts";
import { strings } from "../strings.ts";

/** Returns the theme according to the painted background color. */
function shade(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(
      Number,
    );
    return red + green + blue > 382 ? "light" : "dark";
  });
}

async function choose(page: Page, theme: string): Promise<void> {
  await page.getByRole("button", { name: strings.theme.name }).click();
  await page.getByRole("radio", { name: theme }).check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("radio", { name: theme })).toBeHidden();
}

test("without a stored choice, the theme follows the system immediately", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openHydrated(page, "/concepts/loaders/");
  expect(await shade(page)).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await shade(page)).toBe("dark");
});

test("a chosen theme persists across pages and reloads until the system theme is chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openHydrated(page, "/concepts/loaders/");
  await choose(page, strings.theme.dark);
  await expect.poll(() => shade(page)).toBe("dark");
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  expect(await shade(page)).toBe("dark");

  await openHydrated(page, "/concepts/output/");
  expect(await shade(page)).toBe("dark");
  await page.getByRole("button", { name: strings.theme.name }).click();
  await expect(page.getByRole("radio", { name: strings.theme.dark })).toBeChecked();
  await page.getByRole("radio", { name: strings.theme.system }).check();
  await expect.poll(() => shade(page)).toBe("light");
  await page.reload();
  expect(await shade(page)).toBe("light");
});

test("a chosen light theme persists on a dark system", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openHydrated(page, "/concepts/loaders/");
  await choose(page, strings.theme.light);
  await page.reload();
  expect(await shade(page)).toBe("light");
});

test("sets the chosen theme before styles load, so the wrong one is never painted", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openHydrated(page, "/concepts/loaders/");
  await choose(page, strings.theme.dark);
  await checkBeforeStyles(page, "/concepts/output/", () =>
    expect.poll(() => page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark"),
  );
  expect(await shade(page)).toBe("dark");
});

test("the theme menu works by keyboard", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openHydrated(page, "/concepts/loaders/");
  await page.getByRole("button", { name: strings.theme.name }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: strings.theme.system })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio", { name: strings.theme.dark })).toBeChecked();
  await expect.poll(() => shade(page)).toBe("dark");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: strings.theme.name })).toBeFocused();
});
