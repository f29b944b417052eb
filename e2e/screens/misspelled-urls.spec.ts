import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST } from "../dist.ts";
import {
  addLink,
  documentsAmong,
  expect,
  isInView,
  openHydrated,
  requestsOf,
  test,
  withoutScript,
} from "../fixtures.ts";
import { linkIn, strings, textOf } from "../strings.ts";
import { untilSaved } from "../until-saved.ts";
import { readData } from "./read-data.ts";

test.use({ expectedProblems: /404/ });

/** The path up to its first section; more may follow. */
const [MEANT = ""] = textOf(strings.missingSection.didYouMean(["Multiple entry points"])).split("?");

/** Variants of one page's URL that chats, mail clients and other sites produce. */
const SPELLINGS = [
  "/concepts/output/index.html",
  "/Concepts/OUTPUT/",
  "/concepts/output).",
  "/concepts/output/,",
  "/concepts/output/%29",
  "/concepts/output.html",
];

test("redirects a misspelled URL to the intended page", async ({ request }) => {
  for (const path of SPELLINGS) {
    const response = await request.get(`${path}?a=1`, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]], path).toEqual([301, "/concepts/output/?a=1"]);
  }
  const encoded = await request.get("/concepts/output/%23public-path", { maxRedirects: 0 });
  expect(encoded.headers()["location"]).toBe("/concepts/output/#public-path");
});

test("the not-found page resolves misspelled URLs", async ({ page }) => {
  const html = readFileSync(join(DIST, "404.html"), "utf8");
  for (const path of [...SPELLINGS, "/concepts/output/%23public-path"]) {
    await page.route(`**${path}`, (route) => route.fulfill({ status: 404, contentType: "text/html", body: html }));
    await page.goto(path);
    await expect(page).toHaveURL(path.includes("%23") ? "/concepts/output/#public-path" : "/concepts/output/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output");
  }
});

test("a hash with other case or added punctuation leads to its section, on load and later", async ({ page }) => {
  await page.goto("/concepts/output/#Public-Path).");
  await expect(page).toHaveURL("/concepts/output/#public-path");
  expect(await isInView(page, page.locator("#public-path"))).toBe(true);
  await (await addLink(page, "#%23usage,")).evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL("/concepts/output/#usage");
  expect(await isInView(page, page.locator("#usage"))).toBe(true);
});

test("reports an unknown section and suggests the nearest ones", async ({ page }) => {
  await openHydrated(page, "/concepts/output/");
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.boundingBox();
  await page.evaluate(() => {
    location.hash = "#multiple-entrys";
  });
  const notice = page.getByRole("complementary", { name: strings.missingSection.name });
  await expect(notice).toContainText(MEANT);
  await expect(page.locator("#announcement")).toContainText(MEANT);
  expect(await heading.boundingBox()).toEqual(before);
  await expect(page.locator("body")).toBeFocused();
  await notice.getByRole("link", { name: "Multiple entry points" }).click();
  await expect(page).toHaveURL("/concepts/output/#multiple-entry-points");
  await expect(notice).toHaveCount(0);

  await page.goto("/concepts/output/?again#zzzz-qqqq");
  await expect(
    notice.getByRole("link", { name: linkIn((link) => strings.missingSection.noneLike("zzzz qqqq", link)) }),
  ).toHaveAttribute("href", "/search/?q=zzzz%20qqqq");
  await notice.getByRole("button", { name: strings.common.dismiss }).click();
  await expect(notice).toHaveCount(0);
});

test("the notice disappears with its page", async ({ page }) => {
  await openHydrated(page, "/concepts/output/#zzzz-qqqq");
  const notice = page.getByRole("complementary", { name: strings.missingSection.name });
  await expect(notice).toBeVisible();
  await (await addLink(page, "/concepts/loaders/")).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  await expect(notice).toHaveCount(0);
});

test("a link to an old URL shows the new page without loading a document", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  const requests = requestsOf(page);
  await (await addLink(page, "/guides/migrating/?a=1#debug")).click();
  await expect(page).toHaveURL("/migrate/3/?a=1#debug");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Migrate from webpack 1 to 2 or 3");
  expect(documentsAmong(requests)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
});

test("a host without redirect rules keeps the query and the hash", async ({ page }) => {
  const html = readFileSync(join(DIST, "guides/migrating/index.html"), "utf8");
  await page.route("**/guides/migrating/?*", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/guides/migrating/?a=1#debug");
  await expect(page).toHaveURL("/migrate/3/?a=1#debug");
});

test("serves files that other sites embed under their old URLs", async ({ request }) => {
  const types = { svg: /^image\/svg/, png: /^image\/png/, ico: /^image\/(?:x-icon|vnd)/ };
  for (const url of ["/favicon.ico", ...Object.keys(readData("old-files"))]) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    const [, type] = Object.entries(types).find(([extension]) => url.endsWith(extension)) ?? [];
    expect(response.headers()["content-type"], url).toMatch(type ?? /^$/);
  }
  for (const url of ["/feed.xml", "/sitemap.xml"]) {
    const response = await request.get(url);
    expect([response.status(), response.headers()["content-type"]], url).toEqual([
      200,
      expect.stringMatching(/^(?:application|text)\/xml/),
    ]);
  }
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("an old or misspelled URL leads to the saved page and section", async ({ page, context }) => {
    await page.goto("/migrate/3/");
    await untilSaved(page, "/migrate/3/");
    await context.setOffline(true);
    for (const url of ["/guides/migrating/#debug", "/Migrate/3/index.html#debug", "/migrate/3/).#debug"]) {
      await page.goto(url);
      await expect(page, url).toHaveURL("/migrate/3/#debug");
      expect(await isInView(page, page.locator("#loader-options")), url).toBe(true);
    }
    await page.goto("/migrate/3/#hints");
    await openHydrated(page, "/migrate/3/");
    await page.evaluate(() => {
      location.hash = "#zzzz-qqqq";
    });
    await expect(page.getByRole("complementary", { name: strings.missingSection.name })).toBeVisible();
  });
});

withoutScript("without script, an old id leads to its section or, if it moved, shows a link", async ({ page }) => {
  await page.goto("/concepts/plugins/#configuration");
  await expect(page.locator("h2#usage")).toBeInViewport();
  await page.goto("/configuration/node/#nodeprocess");
  const moved = page.locator(".moved a");
  await expect(moved.filter({ visible: true })).toHaveCount(1);
  await moved.filter({ visible: true }).click();
  await expect(page).toHaveURL("/migrate/5/#polyfills");
  await page.goto("/configuration/node/");
  await expect(moved.filter({ visible: true })).toHaveCount(0);
});
