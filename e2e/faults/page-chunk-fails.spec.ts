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
  test(`a page whose chunk fails because ${name}: the old text stays, the reader is told and can try again`, async ({
    page,
    consoleProblems,
  }) => {
    await openAwake(page, "/concepts/loaders/");
    // The last that is added to the text when the page wakes.
    await expect(page.getByRole("article").getByRole("button", { name: "Copy" }).first()).toBeVisible();
    const text = await page.getByRole("article").textContent();
    const error = errorOnConsole(page);
    await page.route(PAGE_CHUNKS, answer);
    await sidebarLink(page, "Output").click();

    await expect(loadingStatus(page)).toContainText("Error loading content.");
    expect(await page.getByRole("article").textContent()).toBe(text);
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
    await expect(loadingStatus(page).getByRole("link", { name: "open the page anew" })).toHaveAttribute(
      "href",
      /\/concepts\/output\/$/,
    );

    await page.unroute(PAGE_CHUNKS);
    await loadingStatus(page).getByRole("button", { name: "Try again" }).click();
    await expectPage(page, { url: "/concepts/output/", title: "Output" });
    await expect(loadingStatus(page)).toHaveText("");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(consoleProblems.splice(0).join("\n")).toContain("Loading chunk");
  });
}

test("trying again while the network is still away says so again", async ({ page, consoleProblems }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.route(PAGE_CHUNKS, (route) => route.abort());
  await sidebarLink(page, "Output").click();
  await expect(loadingStatus(page)).toContainText("Error loading content.");
  const failed = page.waitForEvent("requestfailed");
  await loadingStatus(page).getByRole("button", { name: "Try again" }).click();
  await failed;
  await expect(loadingStatus(page)).toContainText("Error loading content.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  // The console may hear of it after the reader.
  await expect
    .poll(() => consoleProblems.filter((problem) => problem.includes("Loading chunk")).length)
    .toBeGreaterThanOrEqual(2);
  consoleProblems.splice(0);
});

test("a page that came on the second try is shown at the heading that was asked for", async ({
  page,
  consoleProblems,
}) => {
  await openAwake(page, "/concepts/loaders/");
  await page.route(PAGE_CHUNKS, (route) => route.abort());
  await (await addLink(page, "/concepts/output/#public-path")).click();
  await expect(loadingStatus(page)).toContainText("Error loading content.");
  await page.unroute(PAGE_CHUNKS);
  await loadingStatus(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output");
  await expect.poll(() => isInView(page, page.getByRole("heading", { name: "Public path" }))).toBe(true);
  consoleProblems.splice(0);
});

test("a page that came on the second try is shown from its top", async ({ page, consoleProblems }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.route(PAGE_CHUNKS, (route) => route.abort());
  await sidebarLink(page, "Output").click();
  await expect(loadingStatus(page)).toContainText("Error loading content.");
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.unroute(PAGE_CHUNKS);
  await loadingStatus(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output");
  await expect.poll(() => scrollOf(page)).toBe(0);
  consoleProblems.splice(0);
});

test("a page that the reader went back to, and that came on the second try, is shown where they were", async ({
  page,
  consoleProblems,
}) => {
  await openAwake(page, "/concepts/loaders/");
  await page.evaluate(() => window.scrollTo(0, 900));
  // Without the pointer, for which the tool scrolls the page.
  await sidebarLink(page, "Output").evaluate((link) =>
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
  );
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  await page.route(PAGE_CHUNKS, (route) => route.abort());
  await page.goBack();
  await expect(loadingStatus(page)).toContainText("Error loading content.");
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.unroute(PAGE_CHUNKS);
  await loadingStatus(page).getByRole("button", { name: "Try again" }).click();
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
  await expect.poll(() => scrollOf(page)).toBe(900);
  consoleProblems.splice(0);
});

test("after a failed page the way back still works", async ({ page, consoleProblems }) => {
  await openAwake(page, "/concepts/");
  await sidebarLink(page, "Loaders").click();
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
  await page.route("**/pages/concepts/output.*", (route) => route.abort());
  await sidebarLink(page, "Output").click();
  await expect(loadingStatus(page)).toContainText("Error loading content.");
  await page.goBack();
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
  await expect(loadingStatus(page)).toHaveText("");
  consoleProblems.splice(0);
});

test("when the map that knows where pages are does not arrive, the reader is told and can try again", async ({
  page,
  consoleProblems,
}) => {
  await openAwake(page, "/concepts/loaders/");
  await page.route("**/page-map.json", (route) => route.abort());
  await sidebarLink(page, "Output").click();
  await expect(loadingStatus(page)).toContainText("Error loading content.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  await page.unroute("**/page-map.json");
  await loadingStatus(page).getByRole("button", { name: "Try again" }).click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  expect(consoleProblems.splice(0).join("\n")).toContain("Loading /page-map.json failed.");
});

test("a failed page can be opened as a document", async ({ page, consoleProblems }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.route(PAGE_CHUNKS, (route) => route.abort());
  await sidebarLink(page, "Output").click();
  const requests = requestsOf(page);
  await loadingStatus(page).getByRole("link", { name: "open the page anew" }).click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  expect(documentsAmong(requests)).toEqual(["/concepts/output/"]);
  consoleProblems.splice(0);
});

test("a prefetch that fails is no news", async ({ page, consoleProblems }) => {
  await openAwake(page, "/concepts/loaders/");
  await page.route(PAGE_CHUNKS, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await sidebarLink(page, "Output").hover();
  await failed;
  await expect(loadingStatus(page)).toHaveText("");
  await page.unroute(PAGE_CHUNKS);
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  // The browser's own word on the lost request is all there is.
  expect(consoleProblems.splice(0)).toEqual([expect.stringContaining("Failed to load resource")]);
});

test("a page that this build does not know is webpack's 'Cannot find module' with the code MODULE_NOT_FOUND", async ({
  page,
  consoleProblems,
}) => {
  const told = Promise.withResolvers<string>();
  await page.exposeFunction("tell", told.resolve);
  await page.addInitScript(() => {
    // Whoever gives an error a code is heard.
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  consoleProblems.splice(0);
});

/** What matters of the first error object that is written to the console. */
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

test("a page with a component is one file: nothing else is waited for, and it has its own styles at once", async ({
  page,
}) => {
  await openAwake(page, "/concepts/loaders/");
  const asked = requestsOf(page);
  // Never answered, as by a network that is gone.
  await page.route("**/assets/**", () => undefined);
  await sidebarLink(page, "Output").click();
  const field = page.getByLabel("Try a template");
  await expect(field).toHaveCSS("border-top-style", "solid");
  expect(pagesAmong(asked)).toEqual([expect.stringContaining("/pages/concepts/output.")]);
});

test("when a component's script does not arrive its server-rendered form stays", async ({ page, consoleProblems }) => {
  await page.route("**/assets/FilenameTemplate.*.js", (route) => route.abort());
  const warned = page.waitForEvent("console", (message) =>
    message.text().includes("The component FilenameTemplate could not be loaded"),
  );
  await openAwake(page, "/concepts/output/");
  await page.getByRole("article").locator("output").scrollIntoViewIfNeeded();
  await warned;
  await expect(page.getByRole("article").locator("output")).toHaveText("shop.5f8a3c1e.js");
  consoleProblems.splice(0);
});

test("a chunk that never comes is given up after 120 seconds", () => {
  expect(scriptOfDist("main")).toMatch(
    /setTimeout\([\w.]+\.bind\(null,void 0,\{type:"timeout",target:\w+\}\),(?:120000|12e4)\)/,
  );
});
