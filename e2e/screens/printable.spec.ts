import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { DIST, pagesOfDist } from "../dist.ts";
import { expect, openAwake, test } from "../fixtures.ts";

const NAMES = [
  "api",
  "blog",
  "concepts",
  "configuration",
  "contribute",
  "errors",
  "guides",
  "loaders",
  "migrate",
  "plugins",
];
const SECTIONS = NAMES.filter((name) => pagesOfDist().some((page) => page.url.startsWith(`/${name}/`)));

for (const name of SECTIONS) {
  test(`all pages of ${name} stand on its printable page, in the sidebar's order, below a contents list`, async ({
    page,
  }) => {
    await page.goto(`/${name}/printable/`);
    await expect(page).toHaveTitle("Combined printable page | webpack");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Combined printable page");
    const { headings, contents, listed, repeated, dead, inside } = await readPrintable(page, name);
    expect(listed.length).toBeGreaterThan(0);
    expect(headings).toEqual(listed);
    expect(contents).toEqual(listed);
    const pages = pagesOfDist().filter((known) => known.url.startsWith(`/${name}/`));
    expect(listed.length).toBe(pages.length);
    expect(repeated, "ids that stand more than once").toEqual([]);
    expect(dead, "anchors that lead nowhere").toEqual([]);
    expect(inside, "links to pages that stand on this one").toEqual([]);
  });
}

test("printable pages are in no list, no sitemap and no outline", async ({ page }) => {
  expect(SECTIONS.length).toBeGreaterThan(3);
  for (const file of ["sitemap.xml", "content.json"])
    expect(readFileSync(join(DIST, file), "utf8"), file).not.toContain("printable");
  for (const name of SECTIONS) {
    expect(existsSync(join(DIST, name, "printable/index.html"))).toBe(true);
    await page.goto(`/${name}/`);
    await expect(page.getByRole("navigation").locator("[href*=printable]")).toHaveCount(0);
  }
});

test("the index page of a section leads to its printable page, and no other page does", async ({ page }) => {
  await openAwake(page, "/concepts/");
  await page.getByRole("main").getByRole("link", { name: "All pages of Concepts for printing" }).click();
  await expect(page).toHaveURL("/concepts/printable/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Combined printable page");
  await page.goto("/concepts/output/");
  await expect(page.locator("[href*=printable]")).toHaveCount(0);
});

test("on paper there is the text and no chrome, each page begins on a new one, and links show where they lead", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await openAwake(page, "/loaders/printable/");
  for (const role of ["banner", "contentinfo"] as const) await expect(page.getByRole(role)).toBeHidden();
  for (const name of ["Pages", "On this page", "Breadcrumb", "Previous and next"])
    await expect(page.getByRole("navigation", { name })).toBeHidden();
  await expect(page.getByRole("complementary", { name: "Announcement" })).toBeHidden();
  for (const button of await page.getByRole("button").all()) await expect(button).toBeHidden();
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

test("on paper code wraps instead of being cut off", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.emulateMedia({ media: "print" });
  await openAwake(page, "/concepts/output/");
  const cut = await page
    .locator("main pre")
    .evaluateAll(
      (blocks) => blocks.filter((block) => block.checkVisibility() && block.scrollWidth > block.clientWidth + 1).length,
    );
  expect(cut).toBe(0);
});

function readPrintable(page: Page, name: string) {
  return page.evaluate((section) => {
    const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
    const known = new Set(ids);
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent);
    const links = [...document.querySelectorAll("main article a[href]")].map((link) => link.getAttribute("href") ?? "");
    const own = textsOf("nav[aria-label=Pages] li > a[href^='/']");
    const pages = new Set(
      [...document.querySelectorAll("nav[aria-label=Pages] li > a[href^='/']")].map((link) =>
        link.getAttribute("href"),
      ),
    );
    return {
      headings: textsOf("main article section > h2:first-child"),
      contents: textsOf("main article .prose > ol:first-child > li > a"),
      listed: own,
      repeated: ids.filter((id, position) => ids.indexOf(id) !== position),
      dead: links.filter((href) => href.startsWith("#") && !known.has(decodeURIComponent(href.slice(1)))),
      inside: links.filter((href) => href.startsWith(`/${section}/`) && pages.has(href.split("#")[0] ?? "")),
    };
  }, name);
}
