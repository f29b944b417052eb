import type { Locator, Page } from "@playwright/test";
import { pagesOfDist } from "../dist.ts";
import { expect } from "../fixtures.ts";
import { strings } from "../strings.ts";

const SECTIONS = ["concepts", "guides", "configuration", "api", "loaders", "plugins", "errors", "migrate"];
const KNOWN = new Set(pagesOfDist().map((page) => page.url));

/** Names of the sections in the header. */
export const BUILT = SECTIONS.filter((name) => KNOWN.has(`/${name}/`));

export function mainNavigation(page: Page): Locator {
  return page.getByRole("banner").getByRole("navigation", { name: strings.shell.main });
}

export function sectionNavigation(page: Page): Locator {
  return page.getByRole("navigation", { name: strings.shell.sections });
}

/** Expects the section to be marked among the tabs, and Documentation in the header. */
export async function expectMarked(page: Page, section: string): Promise<void> {
  await expect(mainNavigation(page).locator("[aria-current]")).toHaveText([strings.shell.documentation]);
  await expect(sectionNavigation(page).getByRole("link")).toHaveCount(BUILT.length);
  await expect(sectionNavigation(page).locator("[aria-current]")).toHaveAttribute("href", `/${section}/`);
}
