import { expect, expectText, follow, test } from "../deployed/deployment-test.ts";
import { devTools, layoutShift, openHydrated, refuseStorage } from "../fixtures.ts";
import { LOADING_FAILED, strings } from "../strings.ts";
import { untilHydrated } from "../until-hydrated.ts";

/** Longer than any reader would wait. */
const NEVER = new Promise<void>(() => undefined);

test.use({ serviceWorkers: "block" });

for (const [name, pattern] of [
  ["main.js", /^\/assets\/main\./],
  ["start.js", /^\/assets\/start\./],
  ["the page's chunk", /^\/pages\//],
] as const) {
  test(`${name} never arrives: the text stays and other links work`, async ({ page, site }) => {
    site.setFaults((path) => (pattern.test(path) ? { type: "held", until: NEVER } : undefined));
    await page.goto("/guide/", { waitUntil: "commit" });
    await expectText(page, "Guide", "a");
    await follow(page, "Two");
    // The page may change by script, by document or not at all.
    await expect(page.getByText("Two of build a.").or(page.getByText(strings.common.loading))).toBeVisible();
    await expect(page.getByRole("article")).toContainText(/(?:Guide|Two) of build a/);
    site.setFaults();
    await follow(page, "One");
    await expectText(page, "One", "a");
  });
}

test("the next document never arrives: a hydrated page doesn't need it", async ({ page, site }) => {
  site.setFaults({ "/guide/two/": { type: "held", until: NEVER } });
  await openHydrated(page, "/guide/");
  await follow(page, "Two");
  await expectText(page, "Two", "a");
});

test("the page map never arrives: the text stays and the page says that it's loading", async ({ page, site }) => {
  site.setFaults({ "/page-map.json": { type: "held", until: NEVER } });
  await openHydrated(page, "/guide/");
  await follow(page, "Two");
  await expect(page.getByText(strings.common.loading)).toBeVisible();
  await expectText(page, "Guide", "a");
  // The document itself is always available.
  await page.goto("/guide/one/");
  await expectText(page, "One", "a");
});

test("half of all requests fail: the screen always shows a page", async ({ page, site }) => {
  let count = 0;
  await openHydrated(page, "/guide/");
  site.setFaults((path) => (path !== "/sw.js" && count++ % 2 === 0 ? { type: "lost" } : undefined));
  for (const title of ["One", "Two", "Three", "Four", "One", "Guide"]) {
    await follow(page, title).catch(() => undefined);
    const failed = page.getByText(LOADING_FAILED);
    await expect(page.getByRole("heading", { level: 1, name: title }).or(failed).first()).toBeVisible();
    await expect(page.getByRole("article")).toContainText(/of build a/);
  }
});

for (const [name, fault] of [
  ["truncated", { type: "truncated" }],
  ["of the wrong type", { type: "answer", contentType: "image/png", body: "no picture" }],
  ["a captive portal's page", { type: "answer", contentType: "text/html", body: "<!doctype html><h1>Log in</h1>" }],
] as const) {
  test(`chunks that are ${name} are reported, and the text stays`, async ({ page, site, pageErrors }) => {
    await openHydrated(page, "/guide/");
    site.setFaults((path) => (path === "/sw.js" || path.startsWith("/assets/styles") ? undefined : fault));
    await follow(page, "Two");
    await expect(page.getByText(LOADING_FAILED)).toBeVisible();
    await expectText(page, "Guide", "a");
    site.setFaults();
    await page.getByRole("button", { name: strings.common.tryAgain }).click();
    await expectText(page, "Two", "a");
    // The browser reports an error when it runs an HTML page as a script.
    pageErrors.splice(0);
  });
}

test("the site works when every kind of storage throws", async ({ page }) => {
  await refuseStorage(page);
  await openHydrated(page, "/guide/");
  for (const title of ["One", "Two"]) {
    await follow(page, title);
    await expectText(page, title, "a");
  }
  await page.goto("/offline/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.footer.readOffline);
});

test("the site works without service workers and with a clock that's years off", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    const real = Date.now;
    Date.now = () => real() - 20 * 365 * 24 * 60 * 60 * 1000;
  });
  await openHydrated(page, "/guide/");
  expect(await page.evaluate(() => "serviceWorker" in navigator)).toBe(false);
  await follow(page, "One");
  await expectText(page, "One", "a");
});

test("slow phones show text before scripts, in its theme, without layout shift", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  const client = await devTools(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: (400 * 1024) / 8,
    uploadThroughput: (400 * 1024) / 8,
  });
  await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.addInitScript(() => {
    const seen = { color: "", text: 0, scripts: 0 };
    Object.assign(window, { seen });
    // Recorded in the first frame with styles, before the page's scripts run.
    requestAnimationFrame(function look() {
      if (document.body === null || document.styleSheets.length === 0) return void requestAnimationFrame(look);
      seen.color = getComputedStyle(document.body).backgroundColor;
      seen.text = document.querySelector("article")?.textContent.length ?? 0;
      const loaded = performance.getEntriesByType("resource");
      seen.scripts = loaded.filter(({ name }) => /\/assets\/(?:start|react)\./.test(name)).length;
    });
  });
  await page.goto("/guide/");
  await untilHydrated(page);
  const seen = await page.evaluate(() => Reflect.get(window, "seen"));
  expect(seen.color).toBe("rgb(21, 24, 29)");
  expect(seen.text).toBeGreaterThan(100);
  expect(seen.scripts).toBe(0);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every link loads a document, on every build", async ({ page, site }) => {
    await page.goto("/guide/");
    await follow(page, "One");
    await expectText(page, "One", "a");
    await site.deploy("b-alone");
    await follow(page, "Two");
    await expectText(page, "Two", "b");
    await page.goto("/offline/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.footer.readOffline);
  });
});
