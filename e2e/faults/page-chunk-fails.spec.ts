import type { Locator, Page, Route } from "@playwright/test";
import { scriptOfDist } from "../dist.ts";
import {
  addLink,
  documentsAmong,
  expect,
  expectPage,
  isInView,
  loadingStatus,
  openHydrated,
  pagesAmong,
  requestsOf,
  scrollOf,
  sidebarLink,
  test,
} from "../fixtures.ts";
import { LOADING_FAILED, OPEN_ANEW, strings } from "../strings.ts";

test.use({ expectedProblems: /Failed to load|Loading|could not be loaded/ });

const PAGE_CHUNKS = "**/pages/**";
const LOADERS = { url: "/concepts/loaders/", title: "Loaders" };
const OUTPUT = { url: "/concepts/output/", title: "Output" };
const TARGETS = { url: "/concepts/targets/", title: "Targets" };

/** Opens a page, follows a link whose page can't be loaded, and expects the message. */
async function failToOpen(page: Page, link: (page: Page) => Locator | Promise<Locator>): Promise<void> {
  await openHydrated(page, LOADERS.url);
  await page.route(PAGE_CHUNKS, (route) => route.abort());
  await (await link(page)).click();
  await expect(loadingStatus(page)).toContainText(LOADING_FAILED);
}

const toOutput = (page: Page) => sidebarLink(page, "Output");

async function retry(page: Page): Promise<void> {
  await page.unroute(PAGE_CHUNKS);
  await loadingStatus(page).getByRole("button", { name: strings.common.tryAgain }).click();
}

/** Clicks without scrolling to the link, as Playwright's own click would. */
async function clickInPlace(link: Locator): Promise<void> {
  await link.evaluate((element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })));
}

const FAILURES: { name: string; type: "error" | "missing"; answer: (route: Route) => Promise<void> }[] = [
  { name: "the connection is lost", type: "error", answer: (route) => route.abort("connectionreset") },
  { name: "the server says 500", type: "error", answer: (route) => route.fulfill({ status: 500, body: "" }) },
  {
    name: "the file holds something else",
    type: "missing",
    answer: (route) => route.fulfill({ contentType: "text/javascript", body: "" }),
  },
];

for (const { name, type, answer } of FAILURES) {
  test(`a chunk fails because ${name}: the old text stays, with a message and a retry`, async ({ page }) => {
    await openHydrated(page, LOADERS.url);
    const text = await page.getByRole("article").textContent();
    const error = errorOnConsole(page);
    await page.route(PAGE_CHUNKS, answer);
    await toOutput(page).click();

    await expect(loadingStatus(page)).toContainText(LOADING_FAILED);
    expect(await page.getByRole("article").textContent()).toBe(text);
    await expectPage(page, LOADERS);
    const chunk = "pages/concepts/output\\.\\w+";
    expect(await error).toEqual({
      name: "ChunkLoadError",
      message: expect.stringMatching(
        new RegExp(`^Loading chunk ${chunk} failed\\.\n\\(${type}: http://.*/${chunk}\\.js\\)$`),
      ),
      type,
      request: expect.stringMatching(new RegExp(`/${chunk}\\.js$`)),
    });
    await expect(loadingStatus(page).getByRole("link", { name: OPEN_ANEW })).toHaveAttribute(
      "href",
      /\/concepts\/output\/$/,
    );

    await retry(page);
    await expectPage(page, OUTPUT);
    await expect(loadingStatus(page)).toHaveText("");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
}

test("retrying while still offline reports the failure again", async ({ page, consoleProblems }) => {
  await failToOpen(page, toOutput);
  const failed = page.waitForEvent("requestfailed");
  await loadingStatus(page).getByRole("button", { name: strings.common.tryAgain }).click();
  await failed;
  await expect(loadingStatus(page)).toContainText(LOADING_FAILED);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  // The console may log the failure after the page shows it.
  await expect
    .poll(() => consoleProblems.filter((problem) => problem.includes("Loading chunk")).length)
    .toBeGreaterThanOrEqual(2);
});

test("a successful retry shows the requested heading", async ({ page }) => {
  await failToOpen(page, () => addLink(page, "/concepts/output/#public-path"));
  await retry(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output");
  await expect.poll(() => isInView(page, page.getByRole("heading", { name: "Public path" }))).toBe(true);
});

test("a successful retry shows the page from its top", async ({ page }) => {
  await failToOpen(page, toOutput);
  await page.evaluate(() => window.scrollTo(0, 700));
  await retry(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output");
  await expect.poll(() => scrollOf(page)).toBe(0);
});

test("a successful retry after Back restores the scroll position", async ({ page }) => {
  await openHydrated(page, LOADERS.url);
  await page.evaluate(() => window.scrollTo(0, 900));
  await clickInPlace(toOutput(page));
  await expectPage(page, OUTPUT);
  await page.route(PAGE_CHUNKS, (route) => route.abort());
  await page.evaluate(() => history.back());
  await expect(loadingStatus(page)).toContainText(LOADING_FAILED);
  await page.evaluate(() => window.scrollTo(0, 0));
  await retry(page);
  await expectPage(page, LOADERS);
  await expect.poll(() => scrollOf(page)).toBe(900);
});

const BROWSERS = [
  { name: "defers the URL", prepare: async () => undefined },
  {
    name: "can't defer the URL, and puts it back",
    prepare: (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, "NavigationPrecommitController")),
  },
];

for (const { name, prepare } of BROWSERS) {
  test.describe(`in a browser that ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await prepare(page);
      await openHydrated(page, "/concepts/");
      await sidebarLink(page, "Loaders").click();
      await expectPage(page, LOADERS);
    });

    test("a failed link keeps URL, title and text in sync, and Back returns to the page before", async ({ page }) => {
      await page.route(PAGE_CHUNKS, (route) => route.abort());
      await toOutput(page).click();
      await expect(loadingStatus(page)).toContainText(LOADING_FAILED);
      await expectPage(page, LOADERS);
      await page.unroute(PAGE_CHUNKS);
      await page.goBack();
      await expectPage(page, { url: "/concepts/", title: "Concepts" });
      await expect(loadingStatus(page)).toHaveText("");
      await page.goForward();
      await expectPage(page, LOADERS);
    });

    test("failed Back keeps them in sync, retrying completes it, and Forward still works", async ({ page }) => {
      // This page isn't in memory, so it loads as a document.
      await page.reload();
      await openHydrated(page, OUTPUT.url);
      await page.evaluate(() => window.scrollTo(0, 500));
      await sidebarLink(page, "Targets").focus();
      await page.keyboard.press("Enter");
      await expectPage(page, TARGETS);
      await page.route(PAGE_CHUNKS, (route) => route.abort());
      await page.evaluate(() => history.back());
      await expect(loadingStatus(page)).toContainText(LOADING_FAILED);
      await expectPage(page, TARGETS);
      await retry(page);
      await expectPage(page, OUTPUT);
      await expect.poll(() => scrollOf(page)).toBe(500);
      await page.evaluate(() => history.forward());
      await expectPage(page, TARGETS);
    });

    test("a failed Back can load the page as a document", async ({ page }) => {
      await openHydrated(page, OUTPUT.url);
      await sidebarLink(page, "Targets").click();
      await expectPage(page, TARGETS);
      await page.route(PAGE_CHUNKS, (route) => route.abort());
      await page.evaluate(() => history.back());
      await loadingStatus(page).getByRole("link", { name: OPEN_ANEW }).click();
      await expectPage(page, OUTPUT);
      await page.unroute(PAGE_CHUNKS);
      await openHydrated(page, OUTPUT.url);
      await page.evaluate(() => history.forward());
      await expectPage(page, TARGETS);
    });
  });
}

test("a failed page map is reported and can be retried", async ({ page, consoleProblems }) => {
  await openHydrated(page, LOADERS.url);
  await page.route("**/page-map.json", (route) => route.abort());
  await toOutput(page).click();
  await expect(loadingStatus(page)).toContainText(LOADING_FAILED);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  await page.unroute("**/page-map.json");
  await retry(page);
  await expectPage(page, OUTPUT);
  expect(consoleProblems.join("\n")).toContain("Loading /page-map.json failed.");
});

test("a failed page can be opened as a document", async ({ page }) => {
  await failToOpen(page, toOutput);
  const requests = requestsOf(page);
  await loadingStatus(page).getByRole("link", { name: OPEN_ANEW }).click();
  await expectPage(page, OUTPUT);
  expect(documentsAmong(requests)).toEqual([OUTPUT.url]);
});

test("a failed prefetch is silent", async ({ page, consoleProblems }) => {
  await openHydrated(page, LOADERS.url);
  await page.route(PAGE_CHUNKS, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await toOutput(page).hover();
  await failed;
  await expect(loadingStatus(page)).toHaveText("");
  await page.unroute(PAGE_CHUNKS);
  await toOutput(page).click();
  await expectPage(page, OUTPUT);
  // The browser logs only the lost request.
  expect(consoleProblems).toEqual([expect.stringContaining("Failed to load resource")]);
});

test("an unknown page throws 'Cannot find module' with the code MODULE_NOT_FOUND", async ({ page }) => {
  const told = Promise.withResolvers<string>();
  await page.exposeFunction("tell", told.resolve);
  await page.addInitScript(() => {
    // Intercepts every assignment of an error code.
    Object.defineProperty(Error.prototype, "code", {
      configurable: true,
      set(this: Error, code: unknown) {
        Object.defineProperty(this, "code", { value: code, configurable: true, writable: true, enumerable: true });
        Reflect.get(window, "tell")(`${this.message} ${String(code)}`);
      },
    });
  });
  await openHydrated(page, "/concepts/loaders/");
  await (await addLink(page, "/concepts/nothing/")).click();
  expect(await told.promise).toMatch(/^Cannot find module '.*concepts\/nothing.*' MODULE_NOT_FOUND$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.notFound.title);
});

/** Returns the relevant properties of the first error object logged to the console. */
async function errorOnConsole(page: Page): Promise<unknown> {
  const message = await page.waitForEvent(
    "console",
    (candidate) =>
      candidate.type() === "error" && candidate.args()[0]?.toString().startsWith("ChunkLoadError") === true,
  );
  return message.args()[0]?.evaluate((error: unknown) =>
    error instanceof Error
      ? {
          name: error.name,
          message: error.message,
          type: Reflect.get(error, "type"),
          request: Reflect.get(error, "request"),
        }
      : error,
  );
}

test("a page with a component needs only one file, which includes its styles", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  const asked = requestsOf(page);
  // Never responds, like a lost connection.
  await page.route("**/assets/**", () => undefined);
  await sidebarLink(page, "Output").click();
  const field = page.getByLabel(strings.components.template.label);
  await expect(field).toHaveCSS("border-top-style", "solid");
  expect(pagesAmong(asked)).toEqual([expect.stringContaining("/pages/concepts/output.")]);
});

test("a component's server-rendered form stays when its script fails to load", async ({ page }) => {
  await page.route("**/assets/filename-template*.js", (route) => route.abort());
  const warned = page.waitForEvent("console", (message) =>
    message.text().includes("The component FilenameTemplate could not be loaded"),
  );
  await openHydrated(page, "/concepts/output/");
  await page.getByRole("article").locator("output").scrollIntoViewIfNeeded();
  await warned;
  await expect(page.getByRole("article").locator("output")).toHaveText("shop.5f8a3c1e.js");
});

test("chunk loading times out after 120 seconds", () => {
  expect(scriptOfDist("main")).toMatch(
    /setTimeout\([\w.]+\.bind\(\w+,(?:void )?0,\{type:"timeout",target:\w+\}\),(?:120000|12e4)\)/,
  );
});
