import type { Page } from "@playwright/test";
import { isAwake, untilAwake } from "../until-awake.ts";
import type { Fault } from "./deployed-site.ts";
import { expect, expectText, follow, openWithWorker, test, untilSaved } from "./deployment-test.ts";

const notSaved = (page: Page) => page.getByRole("heading", { name: "This page is not saved on this device" });

test("offline: pages that were visited are there, however they are written; others are an honest sentence", async ({
  page,
  context,
}) => {
  await openWithWorker(page, "/guide/");
  await follow(page, "One");
  await untilSaved(page, "/guide/one/");
  await context.setOffline(true);
  for (const url of ["/guide/", "/guide", "/guide/?a=b", "/guide/#further-down", "/guide/index.html"]) {
    await page.goto(url);
    await expectText(page, "Guide", "a");
  }
  // The script put the slash where it belongs.
  await page.goto("/guide?a=b#further-down");
  await expect(page).toHaveURL("/guide/?a=b#further-down");
  // Shown by script before, now as a document.
  await page.goto("/guide/one/");
  await expectText(page, "One", "a");
  for (const url of ["/guide/two/", "/guide/two", "/guide/two/?a", "/guide/two/#a", "/nothing/at/all/"]) {
    await page.goto(url);
    await expect(notSaved(page)).toBeVisible();
  }
  await untilAwake(page);
  await page.goto("/guide/two/");
  await context.setOffline(false);
  await expectText(page, "Two", "a");
});

test("a page that the server could not give, with a network all the time, comes by itself when it can", async ({
  page,
  site,
}) => {
  await openWithWorker(page, "/guide/");
  site.setFaults((path) => (path === "/guide/two/" ? { type: "lost" } : undefined));
  await page.goto("/guide/two/");
  await expect(notSaved(page)).toBeVisible();
  await untilAwake(page);
  site.takeRequests();
  await expect.poll(() => site.takeRequests(), "asked again").toContain("/guide/two/");
  await expect(notSaved(page)).toBeVisible();
  site.setFaults(undefined);
  await expectText(page, "Two", "a");
});

test("offline: a link to a saved page opens it, a link to another leaves the text with a word", async ({
  page,
  context,
}) => {
  await openWithWorker(page, "/guide/one/");
  await page.goto("/guide/");
  await untilAwake(page);
  await context.setOffline(true);
  // Its document is saved; its chunk never was.
  await follow(page, "One");
  await expectText(page, "One", "a");
  await untilAwake(page);
  await follow(page, "Two");
  await expect(page.getByText("Error loading content.")).toBeVisible();
  await expectText(page, "One", "a");
  await page.goBack();
  await expect(page).toHaveURL("/guide/one/");
  await expect(page.getByText("Error loading content.")).toHaveCount(0);
  await page.goBack();
  await expectText(page, "Guide", "a");
  await context.setOffline(false);
  await page.reload();
  await expectText(page, "Guide", "a");
});

test("offline: a link that is pressed before the page's script is there leaves the text too", async ({
  page,
  context,
}) => {
  // The page stays asleep: its browser is never idle, and a press by script is no sign of use.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/guide/");
  await untilSaved(page, "/guide/");
  await context.setOffline(true);
  expect(await page.evaluate(isAwake)).toBe(false);
  const link = page.getByRole("article").getByRole("link", { name: "To Three" });
  await link.evaluate((each: HTMLAnchorElement) => each.click());
  await expect(page.getByText("Error loading content.")).toBeVisible();
  await expectText(page, "Guide", "a");
});

test("the offline page lists and searches what is saved, without a network", async ({ page, context }) => {
  for (const url of ["/guide/", "/guide/one/"]) await openWithWorker(page, url);
  await context.setOffline(true);
  await page.goto("/guide/two/");
  await expect(notSaved(page)).toBeVisible();
  const saved = page.getByRole("region", { name: "Saved pages" });
  await expect(saved.getByRole("link")).toHaveText(["Guide", "One"]);
  await saved.getByRole("searchbox").fill("one");
  await expect(saved.getByRole("link").first()).toHaveText("One");
  await expect(saved.getByRole("link", { name: "Two" })).toHaveCount(0);
  // In the text of the page only.
  await saved.getByRole("searchbox").fill("further down");
  await expect(saved.getByRole("link", { name: "Guide" })).toBeVisible();
  await saved.getByRole("link", { name: "Guide" }).click();
  await expectText(page, "Guide", "a");
});

test("'Save for offline' saves everything, says its size, its date, and is undone", async ({ page, context }) => {
  await openWithWorker(page, "/");
  await page.getByRole("link", { name: "Read offline" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Read offline");
  const save = page.getByRole("button", { name: "Save for offline" });
  await expect(save).toHaveText(/\(\d+\.\d MB\)$/);
  await save.click();
  await expect(page.getByText(/^All pages are saved: \d+\.\d MB, \d{4}-\d\d-\d\d\.$/)).toBeVisible();
  await context.setOffline(true);
  for (const title of ["Two", "Three"]) {
    await page.goto(`/guide/${title.toLowerCase()}/`);
    await expectText(page, title, "a");
  }
  await untilAwake(page);
  await follow(page, "Four");
  await expectText(page, "Four", "a");
  await page.goto("/offline/");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(save).toBeVisible();
  await page.goto("/guide/three/");
  await expect(notSaved(page)).toBeVisible();
  // What was visited before stays.
  await page.goto("/");
  await expectText(page, "Home", "a");
});

test("a copy that could not be saved to its end says so, and goes on where it was", async ({ page, site }) => {
  await openWithWorker(page, "/");
  await page.goto("/offline/");
  site.setFaults((path) => (path.startsWith("/guide/three") ? { type: "lost" } : undefined));
  await page.getByRole("button", { name: "Save for offline" }).click();
  await expect(page.getByText("Not all could be saved")).toBeVisible();
  site.setFaults(undefined);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("All pages are saved")).toBeVisible();
});

test("of the pages that were visited the newest 60 are kept", async ({ page }) => {
  await openWithWorker(page, "/guide/");
  const kept = await page.evaluate(async () => {
    const cache = await caches.open("webpack-docs-pages");
    const html = await (await cache.match("/guide/"))?.text();
    for (let number = 0; number < 70; number++) {
      await cache.put(`/old/${number}/`, new Response(html ?? "", { headers: { "Content-Type": "text/html" } }));
    }
    return (await cache.keys()).length;
  });
  expect(kept).toBe(71);
  await page.goto("/guide/one/");
  await untilSaved(page, "/guide/one/");
  const urls = () =>
    page.evaluate(async () =>
      (await (await caches.open("webpack-docs-pages")).keys()).map(({ url }) => new URL(url).pathname),
    );
  await expect.poll(async () => (await urls()).length).toBe(60);
  expect((await urls()).slice(-2)).toEqual(["/old/69/", "/guide/one/"]);
});

test("only the shell, the offline page, the map of pages and the search index are saved before they are asked for", async ({
  page,
}) => {
  await openWithWorker(page, "/guide/");
  const saved = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes("shell"));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname.replace(/\.[\da-f]{8,}\./, "."));
  });
  expect(saved.filter((path) => !path.startsWith("/assets/")).toSorted()).toEqual([
    "/icon.svg",
    "/offline-files.json",
    "/offline/",
    "/offline/not-saved/",
    "/page-map.json",
    "/search/index.json",
  ]);
  expect(saved).toContain("/assets/main.js");
  expect(saved).toContain("/assets/search-worker.js");
  expect(saved.filter((path) => path.startsWith("/pages/"))).toEqual([]);
});

test("slow or failing networks: a saved page is shown after 2.5 seconds and said to be one, another is waited for", async ({
  page,
  site,
}) => {
  await openWithWorker(page, "/guide/");
  const line = page.getByRole("status").filter({ hasText: "showing the saved copy of" });
  await expect(line).toHaveCount(0);
  const coming = Promise.withResolvers<void>();
  site.setFaults((path) => (path.startsWith("/guide/") ? { type: "held", until: coming.promise } : undefined));
  const started = Date.now();
  await page.goto("/guide/");
  expect(Date.now() - started).toBeGreaterThan(2400);
  await expectText(page, "Guide", "a");
  await expect(line).toHaveText(/^Slow connection: showing the saved copy of \d{4}-\d\d-\d\d$/);
  // Nothing is saved of it: it is waited for, however long.
  const opened = page.goto("/guide/two/");
  setTimeout(coming.resolve, 3000);
  await opened;
  await expectText(page, "Two", "a");
  await untilAwake(page);
  await expect(line).toHaveCount(0);
  site.setFaults((path) =>
    path.startsWith("/guide/") ? { type: "answer", status: 500, contentType: "text/plain", body: "broken" } : undefined,
  );
  await page.goto("/guide/");
  await expectText(page, "Guide", "a");
  await expect(line).toHaveText(/^The site does not answer: showing the saved copy of \d{4}-\d\d-\d\d$/);
  // What is shown by script after it is none.
  await follow(page, "Four");
  await expectText(page, "Four", "a");
  await expect(line).toHaveCount(0);
  await page.goto("/guide/three/");
  await expect(notSaved(page)).toBeVisible();
});

test("answers that are not the site's own are never kept: redirects, portals, broken ones, third parties'", async ({
  page,
  site,
}) => {
  await openWithWorker(page, "/guide/");
  const portal = "<!doctype html><html><body><h1>Log in</h1></body></html>";
  const faults = new Map<string, Fault>([
    ["/guide/two/", { type: "answer", status: 200, contentType: "text/html", body: portal }],
    ["/guide/three/", { type: "answer", status: 302, contentType: "text/plain", body: "", location: "/guide/one/" }],
    ["/guide/four/", { type: "answer", status: 404, contentType: "text/html", body: '<div id="root"></div></html>' }],
    ["/guide/only-in-a/", { type: "truncated" }],
  ]);
  site.setFaults((path) => faults.get(path));
  for (const path of faults.keys()) await page.goto(path).catch(() => undefined);
  await page.goto("/guide/");
  await page.waitForLoadState("networkidle");
  site.setFaults(undefined);
  for (const path of faults.keys()) {
    const kept = await page.evaluate(async (address) => (await caches.match(address))?.text(), path);
    expect(kept, path).toBeUndefined();
  }
  await page.evaluate(
    () =>
      new Promise((done) => {
        const image = new Image();
        image.onload = done;
        image.onerror = done;
        image.src = "https://third-party.invalid/assets/a.01234567.png";
      }),
  );
  const foreign = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().filter(({ url }) => new URL(url).origin !== location.origin).length;
  });
  expect(foreign).toBe(0);
});
