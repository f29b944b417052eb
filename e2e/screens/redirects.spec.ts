import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST, isFile, pagesOfDist } from "../dist.ts";
import { expect, test } from "../fixtures.ts";
import { readData } from "./read-data.ts";

const PAGES = new Set(pagesOfDist().map((page) => page.url));
/** An address that has a page of its own today needs no redirect. */
const REDIRECTS = readData("redirects").filter(({ from }) => !PAGES.has(from));

test("every old address answers 301, with and without its slash, and leads to a page that exists", async ({
  request,
}) => {
  expect(REDIRECTS.length).toBeGreaterThan(30);
  const wrong: string[] = [];
  for (const { from } of REDIRECTS) {
    for (const path of [from, from.replace(/\/$/, "")]) {
      const response = await request.get(path, { maxRedirects: 0 });
      const location = response.headers()["location"] ?? "";
      const exists = PAGES.has(location.split("#")[0] ?? "");
      if (response.status() !== 301 || !exists) wrong.push(`${path}: ${response.status()} ${location}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("an old address whose new page exists leads exactly there", async ({ request }) => {
  const exact = REDIRECTS.filter(({ to }) => PAGES.has(to.split("#")[0] ?? ""));
  expect(exact.length).toBeGreaterThan(3);
  for (const { from, to } of exact) {
    const response = await request.get(`${from}?from=test`, { maxRedirects: 0 });
    const [path, hash] = to.split("#");
    expect(response.headers()["location"], from).toBe(`${path}?from=test${hash === undefined ? "" : `#${hash}`}`);
  }
});

test("hosts without rules have a document at every old address that leads on", () => {
  const missing = REDIRECTS.filter(({ from }) => !isFile(`${from}index.html`));
  expect(missing).toEqual([]);
  for (const { from } of REDIRECTS) {
    const html = readFileSync(join(DIST, decodeURI(from), "index.html"), "utf8");
    const [, target = ""] = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(html) ?? [];
    expect(PAGES.has(target.split("#")[0] ?? ""), `${from} → ${target}`).toBe(true);
    expect(html, from).toContain(`href="${target}"`);
  }
});

test("no old address is in the sitemap", () => {
  const locations = readFileSync(join(DIST, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]+)<\/loc>/g);
  const paths = new Set(Array.from(locations, ([, location = "/"]) => new URL(location).pathname));
  expect(paths.size).toBe(PAGES.size);
  expect(REDIRECTS.filter(({ from }) => paths.has(from))).toEqual([]);
});

test("a reader with an old address arrives at the new page", async ({ page }) => {
  await page.goto("/get-started/");
  await expect(page).toHaveURL("/guides/getting-started/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Getting Started");
});
