import type { Page } from "@playwright/test";
import { addLink, expect, expectPage, holdBack, loadingStatus, openHydrated, sidebarLink, test } from "../fixtures.ts";
import { strings } from "../strings.ts";

const LOADERS = { url: "/concepts/loaders/", title: "Loaders" };

/** Opens a page and follows a link whose page takes long. Returns how to let it arrive. */
async function openSlowly(page: Page): Promise<() => void> {
  await openHydrated(page, LOADERS.url);
  const release = await holdBack(page, "**/pages/concepts/output.*");
  await sidebarLink(page, "Output").click();
  await expect(loadingStatus(page)).toHaveText(strings.common.loading);
  return release;
}

/** Releases the chunk and waits until its code has run. */
async function comeLate(page: Page, release: () => void): Promise<void> {
  const late = page.waitForEvent("requestfinished", (request) => request.url().includes("/pages/concepts/output."));
  release();
  await late;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

test("a slow page leaves the old one up, marks it busy and announces 'Loading…'", async ({ page }) => {
  const release = await openSlowly(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  await expect(page.getByRole("article")).toBeVisible();
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  release();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  await expect(loadingStatus(page)).toHaveText("");
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
});

test("a page that loads immediately doesn't announce loading", async ({ page }) => {
  await openHydrated(page, LOADERS.url);
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

test("the last of two quick clicks wins, whichever page loads first", async ({ page }) => {
  await openHydrated(page, LOADERS.url);
  const release = await holdBack(page, "**/pages/concepts/output.*");
  await sidebarLink(page, "Output").click();
  await sidebarLink(page, "Targets").click();
  await expectPage(page, { url: "/concepts/targets/", title: "Targets" });
  await comeLate(page, release);
  await expectPage(page, { url: "/concepts/targets/", title: "Targets" });
  await expect(loadingStatus(page)).toHaveText("");
});

test("the URL matches the visible page during loading, and Back returns to the page before", async ({ page }) => {
  await openHydrated(page, "/concepts/");
  await sidebarLink(page, "Loaders").click();
  await expectPage(page, LOADERS);
  const release = await holdBack(page, "**/pages/concepts/output.*");
  await sidebarLink(page, "Output").click();
  await expect(loadingStatus(page)).toHaveText(strings.common.loading);
  await expectPage(page, LOADERS);
  await page.evaluate(() => history.back());
  await expectPage(page, { url: "/concepts/", title: "Concepts" });
  await expect(loadingStatus(page)).toHaveText("");
  await comeLate(page, release);
  await expectPage(page, { url: "/concepts/", title: "Concepts" });
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
});

test("clicking the current page's link while another loads stays on the page", async ({ page }) => {
  const release = await openSlowly(page);
  await sidebarLink(page, "Loaders").click();
  await expectPage(page, LOADERS);
  await expect(loadingStatus(page)).toHaveText("");
  await comeLate(page, release);
  await expectPage(page, LOADERS);
});

test("clicking a heading of the current page while another loads stays on the page", async ({ page }) => {
  const release = await openSlowly(page);
  await (await addLink(page, "/concepts/loaders/#using-loaders")).click();
  await expect(page).toHaveURL("/concepts/loaders/#using-loaders");
  await expect(loadingStatus(page)).toHaveText("");
  await comeLate(page, release);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  await expect(page).toHaveURL("/concepts/loaders/#using-loaders");
});
