import { expect, expectText, follow, open, test } from "../deployed/deployment-test.ts";
import { untilAwake } from "../until-awake.ts";

/** Longer than any reader waits. */
const NEVER = new Promise<void>(() => undefined);

test.use({ serviceWorkers: "block" });

for (const [name, pattern] of [
  ["main.js", /^\/assets\/main\./],
  ["start.js", /^\/assets\/start\./],
  ["the page's chunk", /^\/pages\//],
] as const) {
  test(`${name} does not come: the text stays, and another link leads on`, async ({ page, site }) => {
    site.setFaults((path) => (pattern.test(path) ? { type: "held", until: NEVER } : undefined));
    await page.goto("/guide/", { waitUntil: "commit" });
    await expectText(page, "Guide", "a");
    await follow(page, "Two");
    // By script, as a document, or not at all for now.
    await expect(page.getByText("Two of build a.").or(page.getByText("Loading…"))).toBeVisible();
    await expect(page.getByRole("article")).toContainText(/(?:Guide|Two) of build a/);
    site.setFaults(undefined);
    await follow(page, "One");
    await expectText(page, "One", "a");
  });
}

test("the next document does not come: an awake page does not need it", async ({ page, site }) => {
  site.setFaults((path) => (path === "/guide/two/" ? { type: "held", until: NEVER } : undefined));
  await open(page, "/guide/");
  await follow(page, "Two");
  await expectText(page, "Two", "a");
});

test("the map of pages does not come: the text stays, and the reader is told that it loads", async ({ page, site }) => {
  site.setFaults((path) => (path === "/page-map.json" ? { type: "held", until: NEVER } : undefined));
  await open(page, "/guide/");
  await follow(page, "Two");
  await expect(page.getByText("Loading…")).toBeVisible();
  await expectText(page, "Guide", "a");
  // A document is always there.
  await page.goto("/guide/one/");
  await expectText(page, "One", "a");
});

test("back, right after a reload and before the page is awake: the text is the address's own", async ({
  page,
  site,
}) => {
  await open(page, "/guide/");
  await follow(page, "One");
  await expectText(page, "One", "a");
  const coming = Promise.withResolvers<void>();
  site.setFaults((path) => (path.startsWith("/assets/start.") ? { type: "held", until: coming.promise } : undefined));
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/guide/");
  await expectText(page, "Guide", "a");
  await page.goForward({ waitUntil: "commit" });
  await expectText(page, "One", "a");
  coming.resolve();
  await untilAwake(page);
  await expectText(page, "One", "a");
});

test("half of all requests fail: what is on the screen is always a page", async ({ page, site }) => {
  let count = 0;
  await open(page, "/guide/");
  site.setFaults((path) => (path !== "/sw.js" && count++ % 2 === 0 ? { type: "lost" } : undefined));
  for (const title of ["One", "Two", "Three", "Four", "One", "Guide"]) {
    await follow(page, title).catch(() => undefined);
    const failed = page.getByText("Error loading content.");
    await expect(page.getByRole("heading", { level: 1, name: title }).or(failed).first()).toBeVisible();
    await expect(page.getByRole("article")).toContainText(/of build a/);
  }
});

for (const [name, fault] of [
  ["truncated", { type: "truncated" }],
  ["of the wrong type", { type: "answer", status: 200, contentType: "image/png", body: "no picture" }],
  [
    "a captive portal's page",
    { type: "answer", status: 200, contentType: "text/html", body: "<!doctype html><h1>Log in</h1>" },
  ],
] as const) {
  test(`chunks that are ${name}: the text stays and the reader is told`, async ({ page, site, pageErrors }) => {
    await open(page, "/guide/");
    site.setFaults((path) => (path === "/sw.js" || path.startsWith("/assets/styles") ? undefined : fault));
    await follow(page, "Two");
    await expect(page.getByText("Error loading content.")).toBeVisible();
    await expectText(page, "Guide", "a");
    site.setFaults(undefined);
    await page.getByRole("button", { name: "Try again" }).click();
    await expectText(page, "Two", "a");
    // A page that is run as a script is the browser's own error.
    pageErrors.splice(0);
  });
}

test("storage that throws, every kind of it: the site works as without", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The test refuses storage.", "SecurityError");
        },
      });
    }
  });
  await open(page, "/guide/");
  for (const title of ["One", "Two"]) {
    await follow(page, title);
    await expectText(page, title, "a");
  }
  await page.goto("/offline/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Read offline");
});

test("browsers without workers, and clocks that are years wrong", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    const real = Date.now;
    Date.now = () => real() - 20 * 365 * 24 * 60 * 60 * 1000;
  });
  await open(page, "/guide/");
  expect(await page.evaluate(() => "serviceWorker" in navigator)).toBe(false);
  await follow(page, "One");
  await expectText(page, "One", "a");
});

test("slow 3G and a processor six times slower: text before any script, nothing jumps, the right theme at once", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: (400 * 1024) / 8,
    uploadThroughput: (400 * 1024) / 8,
  });
  await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.addInitScript(() => {
    Reflect.set(window, "shifts", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, "hadRecentInput") === false)
          Reflect.set(window, "shifts", Reflect.get(window, "shifts") + Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
    // At the first frame that has a body, before any script of the page.
    requestAnimationFrame(function look() {
      if (document.body === null || document.styleSheets.length === 0) return void requestAnimationFrame(look);
      Reflect.set(window, "firstTheme", getComputedStyle(document.body).backgroundColor);
      Reflect.set(window, "firstText", document.querySelector("article")?.textContent.length ?? 0);
      Reflect.set(
        window,
        "scriptsThen",
        performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/start")).length,
      );
    });
  });
  await page.goto("/guide/");
  await untilAwake(page);
  const seen = await page.evaluate(() => ({
    theme: Reflect.get(window, "firstTheme"),
    now: getComputedStyle(document.body).backgroundColor,
    text: Reflect.get(window, "firstText"),
    scripts: Reflect.get(window, "scriptsThen"),
    shifts: Reflect.get(window, "shifts"),
  }));
  expect(seen.theme).toBe(seen.now);
  expect(seen.theme).not.toBe("rgb(255, 255, 255)");
  expect(seen.text).toBeGreaterThan(100);
  expect(seen.scripts).toBe(0);
  expect(seen.shifts).toBeLessThan(0.02);
});
test("every third party blocked: no page waits for one", async ({ page, baseURL }) => {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      asked.push(route.request().url());
      return route.abort("blockedbyclient");
    },
  );
  await open(page, "/guide/");
  await follow(page, "One");
  await expectText(page, "One", "a");
  expect(asked).toEqual([]);
});

test.describe("script off", () => {
  test.use({ javaScriptEnabled: false });

  test("every link is a document, on every build", async ({ page, site }) => {
    await page.goto("/guide/");
    await follow(page, "One");
    await expectText(page, "One", "a");
    await site.deploy("b-alone");
    await follow(page, "Two");
    await expectText(page, "Two", "b");
    await page.goto("/offline/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Read offline");
  });
});
