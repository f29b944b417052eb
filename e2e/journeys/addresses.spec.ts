import { get, type IncomingMessage } from "node:http";
import { addLink, documentsAmong, expect, expectPage, openHydrated, requestsOf, test } from "../fixtures.ts";
import { strings } from "../strings.ts";

// The browser logs a document that doesn't exist, and the development server's failed data request.
test.use({ expectedProblems: /404/ });

test("redirects a path without a trailing slash and keeps the query", async ({ request }) => {
  const response = await request.get("/concepts/output?from=test&x=%20", { maxRedirects: 0 });
  expect([301, 302, 307, 308]).toContain(response.status());
  expect(response.headers()["location"]).toBe("/concepts/output/?from=test&x=%20");
});

test("keeps the query and hash when the browser follows the trailing-slash redirect", async ({ page }) => {
  await openHydrated(page, "/concepts/output?from=test#public-path");
  await expect(page).toHaveURL("/concepts/output/?from=test#public-path");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output");
});

test("a link without a trailing slash navigates without loading a document", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  const requests = requestsOf(page);
  await (await addLink(page, "/concepts/output?from=test#public-path")).click();
  await expect(page).toHaveURL("/concepts/output/?from=test#public-path");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output");
  expect(documentsAmong(requests)).toEqual([]);
  await page.goBack();
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
});

test("doesn't redirect paths that browsers would read as another host", async ({ baseURL }) => {
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

test("an unknown URL shows the not-found screen with status 404", async ({ page }) => {
  for (const url of ["/nothing/", "/concepts/nothing/", "/nothing", "/concepts/loaders/nothing/"]) {
    const response = await page.goto(url);
    expect(response?.status(), url).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.notFound.title);
    await expect(page).toHaveTitle(`${strings.notFound.title} | webpack`);
  }
});

test("a link to a missing page shows the not-found screen, and Back returns to the page before", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  const requests = requestsOf(page);
  await (await addLink(page, "/concepts/nothing/")).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.notFound.title);
  await expect(page).toHaveURL("/concepts/nothing/");
  const response = await requests.findLast((request) => request.isNavigationRequest())?.response();
  expect(response?.status()).toBe(404);
  await page.goBack();
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
  await expect(page.getByRole("article")).toContainText("A loader is a function");
});

test("the app shell loads styles and scripts but shows nothing", async ({ page }) => {
  const response = await page.goto("/app-shell/");
  expect(response?.status()).toBe(200);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => document.body.innerText.trim())).toBe("");
  await expect(page.locator("#root > *")).toHaveCount(0);
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.scripts.length)).toBeGreaterThan(0);
});

/** Requests the path exactly as written, because browsers normalize it first. */
async function answerTo(path: string, base: string): Promise<{ status: number; location: string | undefined }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { hostname, port } = new URL(base);
  get({ hostname, port, path }, resolve).on("error", reject);
  const response = await promise;
  response.resume();
  return { status: response.statusCode ?? 0, location: response.headers.location };
}
