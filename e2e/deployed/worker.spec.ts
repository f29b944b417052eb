import { openHydrated } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { untilHydrated } from "../until-hydrated.ts";
import type { Fault } from "./deployed-site.ts";
import { expect, expectText, follow, openWithWorker, savedFiles, savedPaths, test } from "./deployment-test.ts";

const ANSWERS: Record<string, Fault> = {
  "404": { type: "answer", status: 404 },
  "500": { type: "answer", status: 500 },
  HTML: { type: "answer", contentType: "text/html", body: "<!doctype html><h1>Log in</h1>" },
  "a redirect": { type: "answer", status: 302, location: "/assets/" },
  "a syntax error": script("const ("),
  "an error at once": script("throw new Error('no')"),
  "no answer": { type: "lost" },
};

function script(body: string): Fault {
  return { type: "answer", contentType: "text/javascript", body };
}

for (const [name, fault] of Object.entries(ANSWERS)) {
  test(`sw.js answers with ${name}: logs it and keeps the installed worker`, async ({ page, context, site }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(`${message.type()} ${message.text()}`));
    site.setFaults({ "/sw.js": fault });
    await openHydrated(page, "/guide/");
    await expect.poll(() => said.some((line) => line.startsWith("log SW registration failed: "))).toBe(true);
    await follow(page, "One");
    await expectText(page, "One", "a");
    site.setFaults();
    await openWithWorker(page, "/guide/");
    site.setFaults({ "/sw.js": fault });
    await page.reload();
    await untilHydrated(page);
    await context.setOffline(true);
    await page.reload();
    await expectText(page, "Guide", "a");
  });
}

test("a worker with an incomplete shell doesn't replace the previous one", async ({ page, context, site }) => {
  await openWithWorker(page, "/guide/");
  await site.deploy("b");
  site.setFaults({ "/search/index.json": { type: "lost" } });
  await page.reload();
  await expectText(page, "Guide", "b");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.goto("/guide/two/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.offlineScreen.notSaved);
});

for (const path of ["/sw.js", "/service-worker.js"]) {
  test(`replaces an earlier site's worker at ${path} and its caches`, async ({ page, site }) => {
    const alien = `
      self.addEventListener("install", () => self.skipWaiting());
      self.addEventListener("activate", (event) => event.waitUntil((async () => {
        const cache = await caches.open("alien-v1");
        await cache.put("/guide/", new Response("<!doctype html><h1>Old site</h1>", { headers: { "Content-Type": "text/html" } }));
        await clients.claim();
      })()));
      self.addEventListener("fetch", (event) => event.respondWith(caches.match(event.request).then((old) => old ?? fetch(event.request))));`;
    const old: Fault = { type: "answer", contentType: "text/html", body: "<!doctype html><h1>Old</h1>" };
    site.setFaults({ [path]: script(alien), "/old/": old });
    await page.goto("/old/");
    await page.evaluate(async (address) => {
      await navigator.serviceWorker.register(address);
      await navigator.serviceWorker.ready;
    }, path);
    await expect.poll(() => page.evaluate(() => caches.has("alien-v1"))).toBe(true);
    site.setFaults();
    await page.goto("/guide/");
    // The browser checks for updates a second after the last load, or later on a busy machine, so the waits get longer.
    // The next worker is the site's own.
    const openAgain = async () => {
      await page.goto("/guide/");
      return page.getByRole("heading", { level: 1 }).textContent();
    };
    await expect.poll(openAgain, { intervals: [2000, 4000, 8000] }).toBe("Guide");
    await expectText(page, "Guide", "a");
    await expect.poll(() => page.evaluate(() => caches.has("alien-v1"))).toBe(false);
    await expect
      .poll(async () => {
        await page.goto("/guide/");
        return page.evaluate(async () =>
          (await navigator.serviceWorker.getRegistrations()).map(({ active }) =>
            active === null ? "installing" : new URL(active.scriptURL).pathname,
          ),
        );
      })
      .toEqual(["/sw.js"]);
  });
}

test("the kill switch removes the worker and all caches", async ({ page, context, site, request }) => {
  await openWithWorker(page, "/guide/");
  const body = await (await request.get("/sw-remove.js")).text();
  site.setFaults({ "/sw.js": script(body) });
  await page.reload();
  await expectText(page, "Guide", "a");
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await follow(page, "One");
  await expectText(page, "One", "a");
  site.setFaults();
  await openWithWorker(page, "/guide/");
  await context.setOffline(true);
  await page.reload();
  await expectText(page, "Guide", "a");
});

test("pages load when caches throw, and offline explain why not", async ({ page, context, site, request }) => {
  const own = await (await request.get("/sw.js")).text();
  const refused = `
    let broken = false;
    self.addEventListener("message", ({ data, source }) => {
      if (data.type !== "break") return;
      broken = true;
      source.postMessage({ type: "broken" });
    });
    for (const name of ["open", "match", "has", "keys", "delete"]) {
      const original = CacheStorage.prototype[name];
      CacheStorage.prototype[name] = function (...args) {
        return broken ? Promise.reject(new DOMException("The test's disk is full.", "QuotaExceededError")) : original.apply(this, args);
      };
    }\n`;
  site.setFaults({ "/sw.js": script(refused + own) });
  await openWithWorker(page, "/guide/");
  await page.evaluate(async () => {
    const broken = new Promise((resolve) => navigator.serviceWorker.addEventListener("message", resolve));
    navigator.serviceWorker.controller?.postMessage({ type: "break" });
    await broken;
  });
  for (const title of ["One", "Two"]) {
    await page.goto(`/guide/${title.toLowerCase()}/`);
    await untilHydrated(page);
    await expectText(page, title, "a");
  }
  await follow(page, "Three");
  await expectText(page, "Three", "a");
  await context.setOffline(true);
  await page.goto("/guide/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.offline.offline);
});

test("a full disk evicts the oldest pages, never the shell", async ({ page, site, request }) => {
  const own = await (await request.get("/sw.js")).text();
  const full = `
    let puts = 0;
    const put = Cache.prototype.put;
    Cache.prototype.put = async function (key, response) {
      if (String(key.url ?? key).endsWith("/guide/four/")) throw new DOMException("The test's disk is full.", "QuotaExceededError");
      return put.call(this, key, response);
    };\n`;
  site.setFaults({ "/sw.js": script(full + own) });
  for (const url of ["/guide/", "/guide/one/", "/guide/two/", "/guide/three/"]) await openWithWorker(page, url);
  const before = await savedPaths(page, "shell");
  await page.goto("/guide/four/");
  await expectText(page, "Four", "a");
  await expect.poll(() => savedPaths(page, "pages")).toEqual(["/guide/two/", "/guide/three/"]);
  expect(await savedPaths(page, "shell")).toEqual(before);
});

test("the page stays complete when the browser evicts any single cache entry", async ({ page }) => {
  await openWithWorker(page, "/guide/");
  const entries = await savedFiles(page);
  expect(entries.length).toBeGreaterThan(10);
  for (const entry of entries) {
    await page.evaluate(async ({ cache, url }) => (await caches.open(cache)).delete(url), entry);
    await page.reload({ waitUntil: "commit" });
    await expectText(page, "Guide", "a");
    await untilHydrated(page);
  }
});
