import type { Page, Route } from "@playwright/test";
import { scriptOfDist } from "../dist.ts";
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
import { LOADING_FAILED, OPEN_ANEW, strings } from "../strings.ts";

const PAGE_CHUNKS = "**/pages/**";

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
  test(`a chunk fails because ${name}: the old text stays, with a message and a retry`, async ({
    page,
    consoleProblems,
  }) => {
    await openAwake(page, "/concepts/loaders/");
    // Copy buttons are the last change that hydration makes to the text.
    await expect(page.getByRole("article").getByRole("button", { name: strings.copying.copy }).first()).toBeVisible();
    const text = await page.getByRole("article").textContent();
    const error = errorOnConsole(page);
    await page.route(PAGE_CHUNKS, answer);
    await sidebarLink(page, "Output").click();

    await expect(loadingStatus(page)).toContainText(LOADING_FAILED);
    expect(await page.getByRole("article").textContent()).toBe(text);
    await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
    expect(await error).toEqual({
      name: "ChunkLoadError",
      message: expect.stringMatching(
        new RegExp(
          `^Loading chunk pages/concepts/output\\.\\w+ failed\\.\n\\(${type}: http://.*/pages/concepts/output\\.\\w+\\.js\\)$`,
        ),
      ),
      type,
      request: expect.stringMatching(/\/pages\/concepts\/output\.\w+\.js$/),
    });
    await expect(loadingStatus(page).getByRole("link", { name: OPEN_ANEW })).toHaveAttribute(
      "href",
      /\/concepts\/output\/$/,
    );

    await page.unroute(PAGE_CHUNKS);
    await loadingStatus(page).getByRole("button", { name: strings.common.tryAgain }).click();
    await expectPage(page, { url: "/concepts/output/", title: "Output" });
    await expect(loadingStatus(page)).toHaveText("");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(consoleProblems.splice(0).join("\n")).toContain("Loading chunk");
  });
}

test("retrying while still offline reports the failure again", async ({ page, consoleProblems }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.route(PAGE_CHUNKS, (route) => route.abort());
  await sidebarLink(page, "Output").click();
  await expect(loadingStatus(page)).toContainText(LOADING_FAILED);
  const failed = page.waitForEvent("requestfailed");
  await loadingStatus(page).getByRole("button", { name: strings.common.tryAgain }).click();
  await failed;
  await expect(loadingStatus(page)).toContainText(LOADING_FAILED);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  // The console may log the failure after the page shows it.
  await expect
    .poll(() => consoleProblems.filter((problem) => problem.includes("Loading chunk")).length)
    .toBeGreaterThanOrEqual(2);
  consoleProblems.splice(0);
});

test("a successful retry shows the requested heading", async ({ page, consoleProblems }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.route(PAGE_CHUNKS, (route) => route.abort());
  await (await addLink(page, "/concepts/output/#public-path")).click();
  await expect(loadingStatus(page)).toContainText(LOADING_FAILED);
  await page.unroute(PAGE_CHUNKS);
  await loadingStatus(page).getByRole("button", { name: strings.common.tryAgain }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output");
  await expect.poll(() => isInView(page, page.getByRole("heading", { name: "Public path" }))).toBe(true);
  consoleProblems.splice(0);
});

test("a successful retry shows the page from its top", async ({ page, consoleProblems }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.route(PAGE_CHUNKS, (route) => route.abort());
  await sidebarLink(page, "Output").click();
  await expect(loadingStatus(page)).toContainText(LOADING_FAILED);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.unroute(PAGE_CHUNKS);
  await loadingStatus(page).getByRole("button", { name: strings.common.tryAgain }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output");
  await expect.poll(() => scrollOf(page)).toBe(0);
  consoleProblems.splice(0);
});

test("a successful retry after Back restores the scroll position", async ({ page, consoleProblems }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.evaluate(() => window.scrollTo(0, 900));
  // Playwright's own click would scroll the page.
  await sidebarLink(page, "Output").evaluate((link) =>
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
  );
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  await page.route(PAGE_CHUNKS, (route) => route.abort());
  await page.evaluate(() => history.back());
  await expect(loadingStatus(page)).toContainText(LOADING_FAILED);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.unroute(PAGE_CHUNKS);
  await loadingStatus(page).getByRole("button", { name: strings.common.tryAgain }).click();
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
  await expect.poll(() => scrollOf(page)).toBe(900);
  consoleProblems.splice(0);
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
      await openAwake(page, "/concepts/");
      await sidebarLink(page, "Loaders").click();
      await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
    });

    test("a failed link keeps URL, title and text in sync, and Back returns to the page before", async ({
      page,
      consoleProblems,
    }) => {
      await page.route("**/pages/concepts/output.*", (route) => route.abort());
      await sidebarLink(page, "Output").click();
      await expect(loadingStatus(page)).toContainText(LOADING_FAILED);
      await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
      await page.goBack();
      await expectPage(page, { url: "/concepts/", title: "Concepts" });
      await expect(loadingStatus(page)).toHaveText("");
      await page.goForward();
      await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
      consoleProblems.splice(0);
    });

    test("failed Back keeps them in sync, retrying completes it, and Forward still works", async ({
      page,
      consoleProblems,
    }) => {
      // This page isn't in memory, so it loads as a document.
      await page.reload();
      await openAwake(page, "/concepts/output/");
      await page.evaluate(() => window.scrollTo(0, 500));
      await sidebarLink(page, "Targets").focus();
      await page.keyboard.press("Enter");
      await expectPage(page, { url: "/concepts/targets/", title: "Targets" });
      await page.route("**/pages/concepts/output.*", (route) => route.abort());
      await page.evaluate(() => history.back());
      await expect(loadingStatus(page)).toContainText(LOADING_FAILED);
      await expectPage(page, { url: "/concepts/targets/", title: "Targets" });
      await page.unroute("**/pages/concepts/output.*");
      await loadingStatus(page).getByRole("button", { name: strings.common.tryAgain }).click();
      await expectPage(page, { url: "/concepts/output/", title: "Output" });
      await expect.poll(() => scrollOf(page)).toBe(500);
      await page.evaluate(() => history.forward());
      await expectPage(page, { url: "/concepts/targets/", title: "Targets" });
      consoleProblems.splice(0);
    });

    test("a failed Back can load the page as a document", async ({ page, consoleProblems }) => {
      await openAwake(page, "/concepts/output/");
      await sidebarLink(page, "Targets").click();
      await expectPage(page, { url: "/concepts/targets/", title: "Targets" });
      await page.route("**/pages/concepts/output.*", (route) => route.abort());
      await page.evaluate(() => history.back());
      await loadingStatus(page).getByRole("link", { name: OPEN_ANEW }).click();
      await expectPage(page, { url: "/concepts/output/", title: "Output" });
      await openAwake(page, "/concepts/output/");
      await page.evaluate(() => history.forward());
      await expectPage(page, { url: "/concepts/targets/", title: "Targets" });
      consoleProblems.splice(0);
    });
  });
}

test("a failed page map is reported and can be retried", async ({ page, consoleProblems }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.route("**/page-map.json", (route) => route.abort());
  await sidebarLink(page, "Output").click();
  await expect(loadingStatus(page)).toContainText(LOADING_FAILED);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  await page.unroute("**/page-map.json");
  await loadingStatus(page).getByRole("button", { name: strings.common.tryAgain }).click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  expect(consoleProblems.splice(0).join("\n")).toContain("Loading /page-map.json failed.");
});

test("a failed page can be opened as a document", async ({ page, consoleProblems }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.route(PAGE_CHUNKS, (route) => route.abort());
  await sidebarLink(page, "Output").click();
  const requests = requestsOf(page);
  await loadingStatus(page).getByRole("link", { name: OPEN_ANEW }).click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  expect(documentsAmong(requests)).toEqual(["/concepts/output/"]);
  consoleProblems.splice(0);
});

test("a failed prefetch is silent", async ({ page, consoleProblems }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.route(PAGE_CHUNKS, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await sidebarLink(page, "Output").hover();
  await failed;
  await expect(loadingStatus(page)).toHaveText("");
  await page.unroute(PAGE_CHUNKS);
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  // The browser logs only the lost request.
  expect(consoleProblems.splice(0)).toEqual([expect.stringContaining("Failed to load resource")]);
});

test("a page unknown to the build throws 'Cannot find module' with the code MODULE_NOT_FOUND", async ({
  page,
  consoleProblems,
}) => {
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
  await openAwake(page, "/concepts/loaders/");
  await (await addLink(page, "/concepts/nothing/")).click();
  expect(await told.promise).toMatch(/^Cannot find module '.*concepts\/nothing.*' MODULE_NOT_FOUND$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.notFound.title);
  consoleProblems.splice(0);
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
  await openAwake(page, "/concepts/loaders/");
  const asked = requestsOf(page);
  // Never responds, like a lost connection.
  await page.route("**/assets/**", () => undefined);
  await sidebarLink(page, "Output").click();
  const field = page.getByLabel(strings.components.template.label);
  await expect(field).toHaveCSS("border-top-style", "solid");
  expect(pagesAmong(asked)).toEqual([expect.stringContaining("/pages/concepts/output.")]);
});

test("a component's server-rendered form stays when its script fails to load", async ({ page, consoleProblems }) => {
  await page.route("**/assets/filename-template*.js", (route) => route.abort());
  const warned = page.waitForEvent("console", (message) =>
    message.text().includes("The component FilenameTemplate could not be loaded"),
  );
  await openAwake(page, "/concepts/output/");
  await page.getByRole("article").locator("output").scrollIntoViewIfNeeded();
  await warned;
  await expect(page.getByRole("article").locator("output")).toHaveText("shop.5f8a3c1e.js");
  consoleProblems.splice(0);
});

test("chunk loading times out after 120 seconds", () => {
  expect(scriptOfDist("main")).toMatch(
    /setTimeout\([\w.]+\.bind\(null,void 0,\{type:"timeout",target:\w+\}\),(?:120000|12e4)\)/,
  );
});
