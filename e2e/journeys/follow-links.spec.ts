import {
  addLink,
  clickFarDown,
  contents,
  documentsAmong,
  expect,
  expectPage,
  holdBack,
  isInView,
  loadingStatus,
  openHydrated,
  pagesAmong,
  requestsOf,
  scrollOf,
  sidebar,
  sidebarLink,
  test,
} from "../fixtures.ts";
import { strings } from "../strings.ts";

test("clicking a link swaps the article with one page request and no document request", async ({ page, served }) => {
  await openHydrated(page, "/concepts/loaders/");
  const requests = requestsOf(page);
  await sidebarLink(page, "Entry Points").click();
  await expectPage(page, { url: "/concepts/entry-points/", title: "Entry Points" });
  await expect(page.getByRole("article")).toContainText("entry");

  expect(documentsAmong(requests)).toEqual([]);
  // The dev server loads a prefetched page again, because it may have been edited since.
  if (served === "dev") expect(new Set(pagesAmong(requests))).toEqual(new Set(["/_dev/page"]));
  else expect(pagesAmong(requests)).toEqual([expect.stringMatching(/^\/pages\/concepts\/entry-points\.\w+\.js$/)]);
  const others = requests
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => !/^\/pages\/|^\/_dev\/page$/.test(path));
  // The page map loads once, as does the dev script that requests pages.
  expect(others.filter((path) => !/^\/page-map\.json$|^\/assets\/[\w-]+\.js$/.test(path))).toEqual([]);
  expect(others.length).toBeLessThanOrEqual(1);
});

test("the second client navigation needs a single request", async ({ page, served }) => {
  await openHydrated(page, "/concepts/loaders/");
  await sidebarLink(page, "Entry Points").focus();
  await page.keyboard.press("Enter");
  await expectPage(page, { url: "/concepts/entry-points/", title: "Entry Points" });
  const requests = requestsOf(page);
  // A pointer would prefetch any link that it happens to rest on.
  await sidebarLink(page, "Plugins").focus();
  await page.keyboard.press("Enter");
  await expectPage(page, { url: "/concepts/plugins/", title: "Plugins" });
  const urls = requests.map((request) => request.url());
  expect(served === "dev" ? [...new Set(urls)] : urls).toHaveLength(1);
});

test("client navigation scrolls to the top and focuses the heading", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  await page.evaluate(() => window.scrollTo(0, 1500));
  const neighbors = page.getByRole("navigation", { name: strings.page.previousAndNext });
  await clickFarDown(neighbors.getByRole("link", { name: strings.page.next }));
  await expectPage(page, { url: "/concepts/plugins/", title: "Plugins" });
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => scrollOf(page)).toBe(0);
});

test("a link to another page's heading scrolls it into view below the header and focuses it", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  await (await addLink(page, "/concepts/output/#public-path")).click();
  await expect(page).toHaveURL("/concepts/output/#public-path");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output");
  const heading = page.getByRole("heading", { name: "Public path" });
  await expect.poll(() => isInView(page, heading)).toBe(true);
  await expect(heading).toBeFocused();
});

test("a URL with a hash opens with its heading in view below the header", async ({ page }) => {
  await openHydrated(page, "/concepts/output/#public-path");
  await expect.poll(() => isInView(page, page.getByRole("heading", { name: "Public path" }))).toBe(true);
  expect(await scrollOf(page)).toBeGreaterThan(500);
});

test("a link within the page scrolls without any request", async ({ page }) => {
  await openHydrated(page, "/concepts/output/");
  await page.waitForLoadState("networkidle");
  const requests = requestsOf(page);
  await contents(page).getByRole("link", { name: "Public path" }).click();
  await expect(page).toHaveURL("/concepts/output/#public-path");
  await expect.poll(() => isInView(page, page.getByRole("heading", { name: "Public path" }))).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/concepts/output/");
  await expect.poll(() => scrollOf(page)).toBe(0);
  expect(requests.map((request) => request.url())).toEqual([]);
});

test("Back and Forward restore the scroll position", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => scrollOf(page)).toBe(900);
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  await expect.poll(() => scrollOf(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => scrollOf(page)).toBe(600);

  await page.goBack();
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
  await expect.poll(() => scrollOf(page)).toBe(900);
  await page.goForward();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  await expect.poll(() => scrollOf(page)).toBe(600);
});

test("a reload keeps the page and the scroll position", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => scrollOf(page)).toBe(900);
  await page.reload();
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
  await expect.poll(() => scrollOf(page)).toBe(900);
});

test("the previous and next links follow the sidebar's order", async ({ page }) => {
  await openHydrated(page, "/concepts/");
  const order = await sidebar(page).locator("a[href^='/']").allTextContents();
  const neighbors = page.getByRole("navigation", { name: strings.page.previousAndNext });
  await expect(neighbors.getByRole("link")).toHaveCount(1);
  const walked = [await page.getByRole("heading", { level: 1 }).textContent()];
  for (const title of order.slice(1)) {
    const next = neighbors.getByRole("link", { name: strings.page.next });
    await clickFarDown(next);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    walked.push(title);
  }
  expect(walked).toEqual(order);
  await expect(neighbors.getByRole("link", { name: strings.page.next })).toHaveCount(0);
  await clickFarDown(neighbors.getByRole("link", { name: strings.page.previous }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(order.at(-2) ?? "");
});

test("the breadcrumb names the parent pages and links to them", async ({ page }) => {
  await openHydrated(page, "/concepts/output/");
  const breadcrumb = page.getByRole("navigation", { name: strings.page.breadcrumb });
  await expect(breadcrumb.getByRole("listitem")).toHaveText(["Concepts", "Output"]);
  await expect(breadcrumb.getByText("Output")).toHaveAttribute("aria-current", "page");
  await breadcrumb.getByRole("link", { name: "Concepts" }).click();
  await expectPage(page, { url: "/concepts/", title: "Concepts" });
  await expect(breadcrumb).toHaveCount(0);
});

test("the sidebar, the section links and the main navigation mark the current page", async ({ page }) => {
  await openHydrated(page, "/concepts/output/");
  const current = (name: string) => page.getByRole("navigation", { name, exact: true }).locator("[aria-current]");
  await expect(current(strings.shell.pages).and(page.locator("[href^='/']"))).toHaveText(["Output"]);
  await expect(current(strings.shell.sections)).toHaveText(["Concepts"]);
  await expect(current(strings.shell.main)).toHaveText([strings.shell.documentation]);
  await page.getByRole("navigation", { name: strings.shell.sections }).getByRole("link", { name: "Guides" }).click();
  await expectPage(page, { url: "/guides/", title: "Guides" });
  await expect(current(strings.shell.pages).and(page.locator("[href^='/']"))).toHaveText(["Guides"]);
  await expect(current(strings.shell.sections)).toHaveText(["Guides"]);
});

test("hovering over a link prefetches its page", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  const requests = requestsOf(page);
  await sidebarLink(page, "The Manifest").hover();
  await expect.poll(() => pagesAmong(requests)).toHaveLength(1);
  await expect(page).toHaveURL("/concepts/loaders/");
});

test("a link with an invalid percent-encoding in its hash still opens its page", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  await (await addLink(page, "/concepts/output/#100%")).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output");
  await expect(loadingStatus(page)).toHaveText("");
});

test("the first Tab stop skips to the content", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  const skip = page.getByRole("link", { name: strings.shell.skip });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/concepts/loaders/#content");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("content");
});

test("a menu opened while a page loads stays open when it arrives", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  const release = await holdBack(page, /\/pages\/|\/_dev\/page/);
  await sidebarLink(page, "Targets").click();
  const language = page.getByRole("button", { name: strings.shell.language });
  await language.click();
  await expect(page.getByRole("link", { name: "English" })).toBeVisible();
  release();
  await expectPage(page, { url: "/concepts/targets/", title: "Targets" });
  await expect(language).toBeFocused();
  await expect(page.getByRole("link", { name: "English" })).toBeVisible();
});
