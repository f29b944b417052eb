import { test as base, expect, type Page } from "@playwright/test";
import { openHydrated } from "../fixtures.ts";
import { untilSaved } from "../until-saved.ts";
import { type DeployedSite, serveDeployments } from "./deployed-site.ts";

export { expect };

type Fixtures = {
  /** Serves build a without faults when a test begins. */
  site: DeployedSite;
  /** Errors in the page's own scripts. */
  pageErrors: string[];
};

export const test = base.extend<Fixtures, { servedSite: DeployedSite }>({
  serviceWorkers: "allow",
  servedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const site = await serveDeployments("a");
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ servedSite }, use) => {
      servedSite.setFaults();
      await servedSite.deploy("a");
      servedSite.takeRequests();
      await use(servedSite);
      servedSite.setFaults();
    },
    { auto: true },
  ],
  baseURL: async ({ servedSite }, use) => use(servedSite.url),
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(errors);
      expect(errors, "no script of the page fails").toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until the worker has saved everything, including the page. */
export async function openWithWorker(page: Page, url: string): Promise<void> {
  await openHydrated(page, url);
  await untilSaved(page, url);
}

/** Returns all that is saved: each file's URL with the name of its cache, oldest first. */
export function savedFiles(page: Page): Promise<{ cache: string; url: string }[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(
      names.map(async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => ({ cache, url }))),
    );
    return files.flat();
  });
}

/** Returns the paths that are saved as visited pages or as the shell, oldest first. */
export async function savedPaths(page: Page, kind: "pages" | "shell"): Promise<string[]> {
  const files = await savedFiles(page);
  return files.filter(({ cache }) => cache.includes(kind)).map(({ url }) => new URL(url).pathname);
}

/** Follows the article's link. */
export async function follow(page: Page, title: string): Promise<void> {
  await page
    .getByRole("article")
    .getByRole("link", { name: `To ${title}`, exact: true })
    .click();
}

/** Expects the page on screen with the text of one of these builds. */
export async function expectText(page: Page, title: string, builds: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("article")).toContainText(new RegExp(`${title} of build [${builds}]\\.`));
}
