import {
  addLink,
  documentsAmong,
  expect,
  expectPage,
  isInView,
  loadingStatus,
  openAwake,
  pagesAmong,
  requestsOf,
  scrollOf,
  sidebarLink,
  test,
} from "../fixtures.ts";

test("a click on a page's link swaps the article, with one request for the page and none for a document", async ({
  page,
  served,
}) => {
  await openAwake(page, "/concepts/loaders/");
  const requests = requestsOf(page);
  await sidebarLink(page, "Entry Points").click();
  await expectPage(page, { url: "/concepts/entry-points/", title: "Entry Points" });
  await expect(page.getByRole("article")).toContainText("entry");

  expect(documentsAmong(requests)).toEqual([]);
  // In development a page that was loaded ahead is loaded again, as it may have been edited meanwhile.
  if (served === "dev") expect(new Set(pagesAmong(requests))).toEqual(new Set(["/_dev/page"]));
  else expect(pagesAmong(requests)).toEqual([expect.stringMatching(/^\/pages\/concepts\/entry-points\.\w+\.js$/)]);
  const others = requests
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => !/^\/pages\/|^\/_dev\/page$/.test(path));
  // Besides the page: once, the map that knows where pages are; in development the script that asks for them.
  expect(others.filter((path) => !/^\/page-map\.json$|^\/assets\/[\w-]+\.js$/.test(path))).toEqual([]);
  expect(others.length).toBeLessThanOrEqual(1);
});

test("the second page of a visit is one request", async ({ page, served }) => {
  await openAwake(page, "/concepts/loaders/");
  await sidebarLink(page, "Entry Points").focus();
  await page.keyboard.press("Enter");
  await expectPage(page, { url: "/concepts/entry-points/", title: "Entry Points" });
  const requests = requestsOf(page);
  // By keyboard: a pointer would rest on whatever link comes under it, and load that ahead.
  await sidebarLink(page, "Plugins").focus();
  await page.keyboard.press("Enter");
  await expectPage(page, { url: "/concepts/plugins/", title: "Plugins" });
  const urls = requests.map((request) => request.url());
  expect(served === "dev" ? [...new Set(urls)] : urls).toHaveLength(1);
});

test("after a click the new page is at its top and its heading has the focus", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.evaluate(() => window.scrollTo(0, 1500));
  const next = page.getByRole("navigation", { name: "Previous and next" }).getByRole("link", { name: "Next" });
  await next.click();
  await expectPage(page, { url: "/concepts/plugins/", title: "Plugins" });
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => scrollOf(page)).toBe(0);
});

test("a link by keyboard does the same as by mouse", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  const requests = requestsOf(page);
  await sidebarLink(page, "Targets").focus();
  await page.keyboard.press("Enter");
  await expectPage(page, { url: "/concepts/targets/", title: "Targets" });
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(documentsAmong(requests)).toEqual([]);
});

test("a link to a heading of another page leads to that heading, clear of the header", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  await (await addLink(page, "/concepts/output/#public-path")).click();
  await expect(page).toHaveURL("/concepts/output/#public-path");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output");
  const heading = page.getByRole("heading", { name: "Public path" });
  await expect.poll(() => isInView(page, heading)).toBe(true);
  await expect(heading).toBeFocused();
});

test("an address with a hash opens at its heading, clear of the header", async ({ page }) => {
  await openAwake(page, "/concepts/output/#public-path");
  await expect.poll(() => isInView(page, page.getByRole("heading", { name: "Public path" }))).toBe(true);
  expect(await scrollOf(page)).toBeGreaterThan(500);
});

test("a link within the page scrolls and asks the network for nothing", async ({ page }) => {
  await openAwake(page, "/concepts/output/");
  await page.waitForLoadState("networkidle");
  const requests = requestsOf(page);
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Public path" }).click();
  await expect(page).toHaveURL("/concepts/output/#public-path");
  await expect.poll(() => isInView(page, page.getByRole("heading", { name: "Public path" }))).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/concepts/output/");
  await expect.poll(() => scrollOf(page)).toBe(0);
  expect(requests.map((request) => request.url())).toEqual([]);
});

test("back and forward go to where the reader was", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
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

test("a reload keeps the page and the place", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => scrollOf(page)).toBe(900);
  await page.reload();
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
  await expect.poll(() => scrollOf(page)).toBe(900);
});

test("previous and next lead along the sidebar's order", async ({ page }) => {
  await openAwake(page, "/concepts/");
  const order = await page.getByRole("navigation", { name: "Pages" }).locator("a[href^='/']").allTextContents();
  const neighbours = page.getByRole("navigation", { name: "Previous and next" });
  await expect(neighbours.getByRole("link")).toHaveCount(1);
  const walked = [await page.getByRole("heading", { level: 1 }).textContent()];
  for (const title of order.slice(1)) {
    const next = neighbours.getByRole("link", { name: "Next" });
    // What comes into view is laid out then, and may move the link: no hand presses before that frame.
    await next.scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await next.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    walked.push(title);
  }
  expect(walked).toEqual(order);
  await expect(neighbours.getByRole("link", { name: "Next" })).toHaveCount(0);
  await neighbours.getByRole("link", { name: "Previous" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(order.at(-2) ?? "");
});

test("the breadcrumb names the pages above and leads there", async ({ page }) => {
  await openAwake(page, "/concepts/output/");
  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumb.getByRole("listitem")).toHaveText(["Concepts", "Output"]);
  await expect(breadcrumb.getByText("Output")).toHaveAttribute("aria-current", "page");
  await breadcrumb.getByRole("link", { name: "Concepts" }).click();
  await expectPage(page, { url: "/concepts/", title: "Concepts" });
  await expect(breadcrumb).toHaveCount(0);
});

test("the sidebar, the sections and the main navigation mark where the reader is", async ({ page }) => {
  await openAwake(page, "/concepts/output/");
  const current = (name: string) => page.getByRole("navigation", { name, exact: true }).locator("[aria-current]");
  await expect(current("Pages").and(page.locator("[href^='/']"))).toHaveText(["Output"]);
  await expect(current("Sections")).toHaveText(["Concepts"]);
  await expect(current("Main")).toHaveText(["Documentation"]);
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Guides" }).click();
  await expectPage(page, { url: "/guides/", title: "Guides" });
  await expect(current("Pages").and(page.locator("[href^='/']"))).toHaveText(["Guides"]);
  await expect(current("Sections")).toHaveText(["Guides"]);
});

test("pointing at a link for a moment loads its page ahead", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  const requests = requestsOf(page);
  await sidebarLink(page, "The Manifest").hover();
  await expect.poll(() => pagesAmong(requests)).toHaveLength(1);
  await expect(page).toHaveURL("/concepts/loaders/");
});

test("a link whose hash is no valid encoding still leads to its page", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  await (await addLink(page, "/concepts/output/#100%")).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output");
  await expect(loadingStatus(page)).toHaveText("");
});

test("the first stop of the Tab key skips to the content", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/concepts/loaders/#content");
  await page.keyboard.press("Tab");
  const focusIsInMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
  expect(focusIsInMain).toBe(true);
});

test("a menu that the reader opens while a page is on its way stays open when it arrives", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/pages\/|\/_dev\/page/, async (route) => {
    await released;
    await route.continue();
  });
  await sidebarLink(page, "Targets").click();
  const language = page.getByRole("button", { name: "Language" });
  await language.click();
  await expect(page.getByRole("link", { name: "English" })).toBeVisible();
  release();
  await expectPage(page, { url: "/concepts/targets/", title: "Targets" });
  await expect(language).toBeFocused();
  await expect(page.getByRole("link", { name: "English" })).toBeVisible();
});
