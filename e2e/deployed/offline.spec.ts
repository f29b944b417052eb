import type { Page } from "@playwright/test";
import { openHydrated } from "../fixtures.ts";
import { LOADING_FAILED, like, strings } from "../strings.ts";
import { untilHydrated } from "../until-hydrated.ts";
import { untilSaved } from "../until-saved.ts";
import type { Fault } from "./deployed-site.ts";
import { expect, expectText, follow, openWithWorker, savedFiles, savedPaths, test } from "./deployment-test.ts";

const notSaved = (page: Page) => page.getByRole("heading", { name: strings.offlineScreen.notSaved });

/** Reads 'One' as a document, so that its chunk isn't saved, and goes offline on another page. */
async function goOfflineAfterOne(page: Page): Promise<void> {
  await openWithWorker(page, "/guide/one/");
  await openHydrated(page, "/guide/");
  await page.context().setOffline(true);
}

test("offline: visited pages open in any URL spelling, and others explain why not", async ({ page, context }) => {
  await openWithWorker(page, "/guide/");
  await follow(page, "One");
  await untilSaved(page, "/guide/one/");
  await context.setOffline(true);
  for (const url of ["/guide/", "/guide", "/guide/?a=b", "/guide/#further-down", "/guide/index.html", "/Guide/)."]) {
    await page.goto(url);
    await expectText(page, "Guide", "a");
  }
  const line = page.getByRole("status");
  await expect(line.filter({ hasText: like(strings.offline.copyOffline, /\d{4}-\d\d-\d\d/) })).toBeVisible();
  // The script adds the slash.
  await page.goto("/guide?a=b#further-down");
  await expect(page).toHaveURL("/guide/?a=b#further-down");
  // Earlier it was shown by script, now it's a document.
  await page.goto("/guide/one/");
  await expectText(page, "One", "a");
  for (const url of ["/guide/two/", "/guide/two", "/guide/two/?a", "/guide/two/#a", "/nothing/at/all/"]) {
    await page.goto(url);
    await expect(notSaved(page)).toBeVisible();
  }
  await untilHydrated(page);
  // This page has no copy, and can't be saved now.
  await expect(line.getByText(strings.offline.offline, { exact: true })).toBeVisible();
  await expect(page.getByText(strings.offlineScreen.later)).toBeVisible();
  await expect(page.getByRole("button", { name: like(strings.offlineScreen.save) })).toHaveCount(0);
  await page.goto("/guide/two/");
  await context.setOffline(false);
  await expectText(page, "Two", "a");
});

test("a page that the server failed to deliver reloads automatically once it can", async ({ page, site }) => {
  await openWithWorker(page, "/guide/");
  site.setFaults({ "/guide/two/": { type: "lost" } });
  await page.goto("/guide/two/");
  await expect(notSaved(page)).toBeVisible();
  await untilHydrated(page);
  site.takeRequests();
  await expect.poll(() => site.takeRequests(), "asked again").toContain("/guide/two/");
  await expect(notSaved(page)).toBeVisible();
  site.setFaults();
  await expectText(page, "Two", "a");
});

test("offline: links open saved pages, and report others in place", async ({ page, context }) => {
  await goOfflineAfterOne(page);
  await follow(page, "One");
  await expectText(page, "One", "a");
  await untilHydrated(page);
  await follow(page, "Two");
  await expect(page.getByText(LOADING_FAILED)).toBeVisible();
  await expectText(page, "One", "a");
  await expect(page).toHaveURL("/guide/one/");
  await page.goBack();
  await expectText(page, "Guide", "a");
  await context.setOffline(false);
  await page.reload();
  await expectText(page, "Guide", "a");
});

test("offline: a link's preview comes from the saved page, and other links have none", async ({ page }) => {
  await goOfflineAfterOne(page);
  const article = page.getByRole("article");
  await article.getByRole("link", { name: "To One" }).hover();
  await expect(page.getByRole("tooltip")).toContainText("One of build a.");
  await article.getByRole("link", { name: "To Two" }).hover();
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.waitForTimeout(500);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("the offline page lists and searches saved pages without a network", async ({ page, context }) => {
  for (const url of ["/guide/", "/guide/one/"]) await openWithWorker(page, url);
  await context.setOffline(true);
  await page.goto("/guide/two/");
  await expect(notSaved(page)).toBeVisible();
  const saved = page.getByRole("region", { name: strings.offlineScreen.savedPages });
  await expect(saved.getByRole("link")).toHaveText(["Guide", "One"]);
  await saved.getByRole("searchbox").fill("one");
  await expect(saved.getByRole("link").first()).toHaveText("One");
  await expect(saved.getByRole("link", { name: "Two" })).toHaveCount(0);
  // The word appears only in the page's text.
  await saved.getByRole("searchbox").fill("further down");
  await expect(saved.getByRole("link", { name: "Guide" })).toBeVisible();
  await saved.getByRole("link", { name: "Guide" }).click();
  await expectText(page, "Guide", "a");
});

test("'Save for offline' saves everything, shows its size and date, and can be undone", async ({ page, context }) => {
  await openWithWorker(page, "/");
  await page.getByRole("link", { name: strings.footer.readOffline }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.footer.readOffline);
  const save = page.getByRole("button", { name: like(strings.offlineScreen.save) });
  await expect(save).toHaveText(like(strings.offlineScreen.save, /\d+\.\d MB/));
  await save.click();
  await expect(
    page.getByText(like((value) => strings.offlineScreen.saved(value, value), /(?:\d+\.\d MB|\d{4}-\d\d-\d\d)/)),
  ).toBeVisible();
  await context.setOffline(true);
  for (const title of ["Two", "Three"]) {
    await page.goto(`/guide/${title.toLowerCase()}/`);
    await expectText(page, title, "a");
  }
  await untilHydrated(page);
  await follow(page, "Four");
  await expectText(page, "Four", "a");
  await page.goto("/offline/");
  await page.getByRole("button", { name: strings.offlineScreen.remove }).click();
  await expect(page.getByText(strings.offlineScreen.later)).toBeVisible();
  await page.goto("/guide/three/");
  await expect(notSaved(page)).toBeVisible();
  // Previously visited pages stay.
  await page.goto("/");
  await expectText(page, "Home", "a");
});

test("an interrupted save is reported and a retry completes it", async ({ page, site }) => {
  await openWithWorker(page, "/");
  await page.goto("/offline/");
  site.setFaults((path) => (path.startsWith("/guide/three") ? { type: "lost" } : undefined));
  await page.getByRole("button", { name: like(strings.offlineScreen.save) }).click();
  await expect(page.getByText(strings.offlineScreen.failed)).toBeVisible();
  site.setFaults();
  await page.getByRole("button", { name: strings.common.tryAgain }).click();
  await expect(page.getByText(like((value) => strings.offlineScreen.saved(value, value)))).toBeVisible();
});

test("the cache keeps the newest 60 visited pages", async ({ page }) => {
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
  await expect.poll(async () => (await savedPaths(page, "pages")).length).toBe(60);
  expect((await savedPaths(page, "pages")).slice(-2)).toEqual(["/old/69/", "/guide/one/"]);
});

test("precaches only the shell, the offline page, the page map and the search index", async ({ page }) => {
  await openWithWorker(page, "/guide/");
  const saved = (await savedPaths(page, "shell")).map((path) => path.replace(/\.[\da-f]{8,}\./, "."));
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

test("on slow or failing networks, saved pages appear", async ({ page, site }) => {
  await openWithWorker(page, "/guide/");
  const line = page.getByRole("status").filter({ hasText: /\d{4}-\d\d-\d\d/ });
  await expect(line).toHaveCount(0);
  const coming = Promise.withResolvers<void>();
  site.setFaults((path) => (path.startsWith("/guide/") ? { type: "held", until: coming.promise } : undefined));
  await page.goto("/guide/");
  await expectText(page, "Guide", "a");
  await expect(line).toHaveText(like(strings.offline.copySlow, /\d{4}-\d\d-\d\d/));
  // The page has no copy, so it's awaited however long it takes.
  const opened = page.goto("/guide/two/");
  setTimeout(coming.resolve, 3000);
  await opened;
  await expectText(page, "Two", "a");
  await untilHydrated(page);
  await expect(line).toHaveCount(0);
  site.setFaults((path) => (path.startsWith("/guide/") ? { type: "answer", status: 500 } : undefined));
  await page.goto("/guide/");
  await expectText(page, "Guide", "a");
  await expect(line).toHaveText(like(strings.offline.copyFailed, /\d{4}-\d\d-\d\d/));
  // A page shown by script afterwards isn't a saved copy.
  await follow(page, "Four");
  await expectText(page, "Four", "a");
  await expect(line).toHaveCount(0);
  await page.goto("/guide/three/");
  await expect(notSaved(page)).toBeVisible();
});

test("never caches redirects, captive portals, broken or third-party responses", async ({ page, site }) => {
  await openWithWorker(page, "/guide/");
  const portal = "<!doctype html><html><body><h1>Log in</h1></body></html>";
  const faults: Record<string, Fault> = {
    "/guide/two/": { type: "answer", contentType: "text/html", body: portal },
    "/guide/three/": { type: "answer", status: 302, location: "/guide/one/" },
    "/guide/four/": { type: "answer", status: 404, contentType: "text/html", body: '<div id="root"></div></html>' },
    "/guide/only-in-a/": { type: "truncated" },
  };
  site.setFaults(faults);
  for (const path of Object.keys(faults)) await page.goto(path).catch(() => undefined);
  await page.goto("/guide/");
  await page.waitForLoadState("networkidle");
  site.setFaults();
  for (const path of Object.keys(faults)) {
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
  expect((await savedFiles(page)).filter(({ url }) => !url.startsWith(site.url))).toEqual([]);
});
