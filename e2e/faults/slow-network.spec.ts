import type { Page } from "@playwright/test";
import { addLink, expect, expectPage, loadingStatus, openAwake, sidebarLink, test } from "../fixtures.ts";

/** Holds back the chunk of one page until it is released. */
async function holdBack(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/pages/concepts/${name}.*`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The chunk that was held back comes now, and what it wakes has run. */
async function comeLate(page: Page, release: () => void): Promise<void> {
  const late = page.waitForEvent("requestfinished", (request) => request.url().includes("/pages/concepts/output."));
  release();
  await late;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

test("while a page is slow the old one stays, marked as busy, and 'Loading…' is said", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  const release = await holdBack(page, "output");
  await sidebarLink(page, "Output").click();
  await expect(loadingStatus(page)).toHaveText("Loading…");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  await expect(page.getByRole("article")).toBeVisible();
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  release();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  await expect(loadingStatus(page)).toHaveText("");
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
});

test("a page that is there at once says nothing about loading", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  const loaded = page.waitForEvent("requestfinished", (request) => request.url().includes("/pages/concepts/output."));
  await sidebarLink(page, "Output").hover();
  await loaded;
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const status = document.querySelector("[role=status][data-state]");
    if (status === null) throw new Error("There is no status to watch.");
    new MutationObserver(() => texts.push(status.textContent)).observe(status, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return texts;
  });
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  expect(await said.jsonValue()).toEqual([]);
});

test("of two quick clicks the last wins, whichever page comes first", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  const release = await holdBack(page, "output");
  await sidebarLink(page, "Output").click();
  await sidebarLink(page, "Targets").click();
  await expectPage(page, { url: "/concepts/targets/", title: "Targets" });
  await comeLate(page, release);
  await expectPage(page, { url: "/concepts/targets/", title: "Targets" });
  await expect(loadingStatus(page)).toHaveText("");
});

test("going back while a page loads stays on the old one", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  const release = await holdBack(page, "output");
  await sidebarLink(page, "Output").click();
  await expect(page).toHaveURL("/concepts/output/");
  await expect(loadingStatus(page)).toHaveText("Loading…");
  await page.evaluate(() => history.back());
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
  await expect(loadingStatus(page)).toHaveText("");
  await comeLate(page, release);
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
});

test("a click on the page being read, while another loads, stays on it", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  const release = await holdBack(page, "output");
  await sidebarLink(page, "Output").click();
  await expect(loadingStatus(page)).toHaveText("Loading…");
  await sidebarLink(page, "Loaders").click();
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
  await expect(loadingStatus(page)).toHaveText("");
  await comeLate(page, release);
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
});

test("a link to a heading of the page being read, while another loads, stays on it", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  const link = await addLink(page, "/concepts/loaders/#using-loaders");
  const release = await holdBack(page, "output");
  await sidebarLink(page, "Output").click();
  await expect(loadingStatus(page)).toHaveText("Loading…");
  await link.click();
  await expect(page).toHaveURL("/concepts/loaders/#using-loaders");
  await expect(loadingStatus(page)).toHaveText("");
  await comeLate(page, release);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  await expect(page).toHaveURL("/concepts/loaders/#using-loaders");
});
