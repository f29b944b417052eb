import type { Locator, Page } from "@playwright/test";
import { pagesOfDist } from "../dist.ts";
import { expect } from "../fixtures.ts";

const SECTIONS = ["concepts", "guides", "configuration", "api", "loaders", "plugins", "errors", "migrate"];
const KNOWN = new Set(pagesOfDist().map((page) => page.url));

/** Names of the sections in the header's second row. */
export const BUILT = SECTIONS.filter((name) => KNOWN.has(`/${name}/`));

export function mainNavigation(page: Page): Locator {
  return page.getByRole("banner").getByRole("navigation", { name: "Main" });
}

export function sectionNavigation(page: Page): Locator {
  return page.getByRole("navigation", { name: "Sections" });
}

/** 'Documentation' is marked in the first row, and the section in the second. */
export async function expectMarked(page: Page, section: string): Promise<void> {
  await expect(mainNavigation(page).locator("[aria-current]")).toHaveText(["Documentation"]);
  await expect(sectionNavigation(page).getByRole("link")).toHaveCount(BUILT.length);
  await expect(sectionNavigation(page).locator("[aria-current]")).toHaveAttribute("href", `/${section}/`);
}
