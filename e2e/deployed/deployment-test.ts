import { test as base, expect, type Page } from "@playwright/test";
import { untilAwake } from "../until-awake.ts";
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
    { scope: "worker", timeout: 150_000 },
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

/** Opens a page and waits for hydration. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilAwake(page);
}

/** Opens a page and waits until the worker has saved everything, including the page. */
export async function openWithWorker(page: Page, url: string): Promise<void> {
  await open(page, url);
  await untilSaved(page, url);
}

/** Waits until the worker controls the page and has saved it. */
export async function untilSaved(page: Page, url: string): Promise<void> {
  const isSaved = async (address: string) =>
    navigator.serviceWorker.controller !== null && (await caches.match(address)) !== undefined;
  await expect.poll(() => page.evaluate(isSaved, url), { intervals: [50] }).toBe(true);
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
