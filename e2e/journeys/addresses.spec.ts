import { get, type IncomingMessage } from "node:http";
import { addLink, documentsAmong, expect, expectPage, openAwake, requestsOf, test } from "../fixtures.ts";

test("a path without its slash is sent to the one with it, query kept", async ({ request }) => {
  const response = await request.get("/concepts/output?from=test&x=%20", { maxRedirects: 0 });
  expect([301, 302, 307, 308]).toContain(response.status());
  expect(response.headers()["location"]).toBe("/concepts/output/?from=test&x=%20");
});

test("the browser ends at the address with its slash, query and hash", async ({ page }) => {
  await openAwake(page, "/concepts/output?from=test#public-path");
  await expect(page).toHaveURL("/concepts/output/?from=test#public-path");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output");
});

test("so does a link without a slash, and no document is loaded for it", async ({ page }) => {
  await openAwake(page, "/concepts/loaders/");
  const requests = requestsOf(page);
  await (await addLink(page, "/concepts/output?from=test#public-path")).click();
  await expect(page).toHaveURL("/concepts/output/?from=test#public-path");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output");
  expect(documentsAmong(requests)).toEqual([]);
  await page.goBack();
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
});

test("a path that a browser would read as another host is not redirected there", async ({ baseURL }) => {
  for (const path of [
    "//evil.example",
    "/\\evil.example",
    "//evil.example/%2e%2e",
    "/%2fevil.example",
    "/.//evil.example",
  ]) {
    const { status, location } = await answerTo(path, baseURL ?? "");
    expect(status, path).toBeGreaterThanOrEqual(300);
    expect(new URL(location ?? "/", baseURL).host, path).toBe(new URL(baseURL ?? "").host);
  }
});

test("an address that no page has shows the not-found screen with status 404", async ({ page, consoleProblems }) => {
  for (const url of ["/nothing/", "/concepts/nothing/", "/nothing", "/concepts/loaders/nothing/"]) {
    const response = await page.goto(url);
    expect(response?.status(), url).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page).toHaveTitle("Page not found | webpack");
  }
  // The browser's own word on a document, and in development on its data.
  const said = consoleProblems.splice(0);
  expect(said.length).toBeGreaterThanOrEqual(4);
  for (const problem of said) expect(problem).toContain("404");
});

test("the not-found screen leads home, and is the site's own", async ({ page, consoleProblems }) => {
  await openAwake(page, "/nothing/");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle("webpack");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page not found");
  for (const problem of consoleProblems.splice(0)) expect(problem).toContain("404");
});

test("a link to a page that does not exist ends at the not-found screen, and back returns", async ({
  page,
  consoleProblems,
}) => {
  await openAwake(page, "/concepts/loaders/");
  const requests = requestsOf(page);
  await (await addLink(page, "/concepts/nothing/")).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page).toHaveURL("/concepts/nothing/");
  const response = await requests.findLast((request) => request.isNavigationRequest())?.response();
  expect(response?.status()).toBe(404);
  await page.goBack();
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
  await expect(page.getByRole("article")).toContainText("A loader is a function");
  // The browser's own word on a document, or in development on its data.
  for (const problem of consoleProblems.splice(0)) expect(problem).toContain("404");
});

test("the app shell has styles and scripts and nothing on the screen", async ({ page }) => {
  const response = await page.goto("/app-shell/");
  expect(response?.status()).toBe(200);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => document.body.innerText.trim())).toBe("");
  await expect(page.locator("#root > *")).toHaveCount(0);
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.scripts.length)).toBeGreaterThan(0);
});

/** The answer to a path exactly as it is written here: browsers tidy it up before they ask. */
async function answerTo(path: string, base: string): Promise<{ status: number; location: string | undefined }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { hostname, port } = new URL(base);
  get({ hostname, port, path }, resolve).on("error", reject);
  const response = await promise;
  response.resume();
  return { status: response.statusCode ?? 0, location: response.headers.location };
}
