import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST, isFile, pagesOfDist } from "../dist.ts";
import { expect, test } from "../fixtures.ts";
import { readData } from "./read-data.ts";

const PAGES = new Set(pagesOfDist().map((page) => page.url));
/** A URL that has a page today needs no redirect. */
const REDIRECTS = readData("redirects").filter(({ from }) => !PAGES.has(from));

test("every old URL answers 301, with or without a slash, and leads to its replacement", async ({ request }) => {
  expect(REDIRECTS.length).toBeGreaterThan(30);
  for (const { from, to } of REDIRECTS) {
    const [target = "", hash] = to.split("#");
    expect(PAGES, from).toContain(target);
    const location = `${target}?from=test${hash === undefined ? "" : `#${hash}`}`;
    for (const path of [from, from.replace(/\/$/, "")]) {
      const response = await request.get(`${path}?from=test`, { maxRedirects: 0 });
      expect([response.status(), response.headers()["location"]], path).toEqual([301, location]);
    }
  }
});

test("hosts without redirect rules get a document at every old URL", () => {
  const missing = REDIRECTS.filter(({ from }) => !isFile(`${from}index.html`));
  expect(missing).toEqual([]);
  for (const { from } of REDIRECTS) {
    const html = readFileSync(join(DIST, decodeURI(from), "index.html"), "utf8");
    const [, target = ""] = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(html) ?? [];
    expect(PAGES.has(target.split("#")[0] ?? ""), `${from} → ${target}`).toBe(true);
    expect(html, from).toContain(`href="${target}"`);
  }
});

test("a plugin's short name redirects to its page, with or without a slash", async ({ request }) => {
  const plugins = [...PAGES].filter((url) => /^\/plugins\/[^/]+-plugin\/$/.test(url));
  expect(plugins.length).toBeGreaterThan(40);
  const expected = [
    ...plugins.map((url) => [url.replace("-plugin/", "/"), url] as const),
    ["/plugins/no-emit-on-errors/", "/plugins/NoEmitOnErrorsPlugin/"] as const,
    ["/plugins/no-emit-on-errors-plugin/", "/plugins/NoEmitOnErrorsPlugin/"] as const,
  ];
  for (const [from, to] of expected) {
    for (const path of [from, from.slice(0, -1)]) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([response.status(), response.headers()["location"]], path).toEqual([301, to]);
    }
    expect(readFileSync(join(DIST, from, "index.html"), "utf8"), from).toContain(`0; url=${to}"`);
  }
});
