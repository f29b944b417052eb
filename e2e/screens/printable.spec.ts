import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { DIST, documentAt, nodesOfDist, pagesOfDist } from "../dist.ts";
import { expect, openHydrated, test, withoutScript } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { BUILT, expectMarked } from "./header-marks.ts";
import { openAsSent } from "./open-as-sent.ts";

/** Sections with several pages. The empty name holds the top-level pages. */
const SECTIONS = ["", ...new Set(pagesOfDist().flatMap(({ url }) => /^\/([^/]+)\/[^/]+\//.exec(url)?.[1] ?? []))];

function pagesOf(name: string): { url: string }[] {
  const section = (url: string) => SECTIONS.find((each) => each !== "" && url.startsWith(`/${each}/`)) ?? "";
  return pagesOfDist().filter(({ url }) => section(url) === name);
}

function printableUrl(name: string): string {
  return name === "" ? "/printable/" : `/${name}/printable/`;
}

for (const name of SECTIONS) {
  withoutScript(`without script, all pages of ${name || "the top"} print in sidebar order`, async ({ page }) => {
    await openAsSent(page, printableUrl(name));
    await expect(page).toHaveTitle(`${strings.titles.combined} | webpack`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.titles.combined);
    // Checks the section's mark here, because opening this long page again would be slow.
    if (BUILT.includes(name)) await expectMarked(page, name);
    const { headings, contents, listed, repeated, dead, inside } = await readPrintable(page);
    expect(listed.length).toBeGreaterThan(0);
    expect(headings).toEqual(listed);
    expect(contents).toEqual(listed);
    expect(listed.length).toBe(pagesOf(name).length);
    expect(repeated, "ids that stand more than once").toEqual([]);
    expect(dead, "anchors that lead nowhere").toEqual([]);
    expect(inside, "links to pages that stand on this one").toEqual([]);
  });
}

test("printable pages are nodes of the content tree with sort 999", () => {
  const printables = nodesOfDist().filter(({ url }) => url.endsWith("/printable/"));
  expect(printables.map(({ url }) => url).sort()).toEqual(SECTIONS.map(printableUrl).sort());
  for (const { url, title, sort } of printables) expect([title, sort], url).toEqual([strings.titles.printable, 999]);
});

test("lists, search results, the sitemap and neighbor links omit printable pages", () => {
  expect(SECTIONS.length).toBeGreaterThan(8);
  for (const file of ["sitemap.xml", "search/index.json"])
    expect(readFileSync(join(DIST, file), "utf8"), file).not.toContain("/printable/");
  for (const name of SECTIONS) {
    expect(existsSync(join(DIST, printableUrl(name), "index.html"))).toBe(true);
    const navigations = documentAt(name === "" ? "/" : `/${name}/`)?.match(/<nav[\s>].*?<\/nav>/gs) ?? [];
    expect(navigations.length).toBeGreaterThan(1);
    for (const navigation of navigations) expect(navigation).not.toContain("printable");
  }
});

test("only a section's index page links to its printable page", async ({ page }) => {
  await openHydrated(page, "/concepts/");
  // By keyboard, because the end of a long page still moves when the mouse has been pressed on it.
  await page
    .getByRole("main")
    .getByRole("link", { name: strings.page.printable("Concepts") })
    .press("Enter");
  await expect(page).toHaveURL("/concepts/printable/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.titles.combined);
  await page.goto("/concepts/output/");
  await expect(page.locator("[href*=printable]")).toHaveCount(0);
});

test("printing omits the chrome, starts each page on a new sheet and shows link targets", async ({ page }) => {
  const { shell, page: words } = strings;
  for (const url of ["/concepts/output/", "/loaders/printable/"]) {
    await openHydrated(page, url);
    await expect(page.getByRole("banner")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    for (const role of ["banner", "contentinfo"] as const) await expect(page.getByRole(role)).toBeHidden();
    for (const name of [shell.pages, shell.contents, words.breadcrumb, words.previousAndNext])
      await expect(page.getByRole("navigation", { name })).toBeHidden();
    await expect(page.getByRole("complementary", { name: shell.announcement })).toBeHidden();
    const buttons = page.getByRole("button", { includeHidden: true });
    expect(await buttons.evaluateAll((all) => all.filter((button) => button.checkVisibility()).length)).toBe(0);
    if (url === "/concepts/output/") await page.emulateMedia({ media: "screen" });
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const breaks = await page
    .locator("main section")
    .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).breakBefore));
  expect(breaks.length).toBeGreaterThan(5);
  expect(new Set(breaks)).toEqual(new Set(["page"]));
  const after = await page
    .locator("main article a[href^=http]")
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(after).toMatch(/\(https?:/);
});

test("printing wraps code, fits the sheet and uses the light theme", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await openHydrated(page, "/concepts/output/");
  const { cut, width, brightness } = await page.evaluate(() => {
    const blocks = [...document.querySelectorAll("main pre")].filter((block) => block.checkVisibility());
    const [red = 0] = getComputedStyle(document.body).color.match(/\d+/g) ?? [];
    return {
      cut: blocks.filter((block) => block.scrollWidth > block.clientWidth + 1).length,
      width: document.querySelector("article")?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY,
      brightness: Number(red),
    };
  });
  expect(cut, "code that is cut off").toBe(0);
  expect(width, "right edge of the text").toBeLessThanOrEqual(700);
  expect(brightness, "of the text: dark on white").toBeLessThan(100);
});

test("printing shows each tab's label above its panel", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await openHydrated(page, "/guides/getting-started/");
  const tabs = page.locator(".tabs").first();
  const panels = tabs.locator("figure:visible");
  const printed = await panels.evaluateAll((all) => all.map((panel) => getComputedStyle(panel, "::before").content));
  expect(printed.length).toBeGreaterThanOrEqual(4);
  expect(printed).toEqual((await tabs.locator("label").allTextContents()).map((label) => `"${label}"`));
});

function readPrintable(page: Page) {
  return page.evaluate((pagesName) => {
    const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
    const known = new Set(ids);
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const textsOf = (selector: string) => all(selector).map((element) => element.textContent);
    const targetsOf = (selector: string) => all(selector).map((link) => link.getAttribute("href") ?? "");
    const listed = `nav[aria-label="${pagesName}"] li > a[href^='/']`;
    const pages = new Set(targetsOf(listed));
    const links = targetsOf("main article a[href]");
    return {
      headings: textsOf("main article section > h2:first-child"),
      contents: textsOf("main article .prose > ol:first-child > li > a"),
      listed: textsOf(listed),
      repeated: ids.filter((id, position) => ids.indexOf(id) !== position),
      dead: links.filter((href) => href.startsWith("#") && !known.has(decodeURIComponent(href.slice(1)))),
      inside: links.filter((href) => pages.has(href.split("#")[0] ?? "")),
    };
  }, strings.shell.pages);
}
