import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST, documentAt, pagesOfDist, scriptOfDist } from "../dist.ts";
import { expect, test } from "../fixtures.ts";

const PAGES = pagesOfDist();

test("the build has pages, each with a document and an address of its own", () => {
  expect(PAGES.length).toBeGreaterThan(10);
  expect(new Set(PAGES.map((page) => page.url)).size).toBe(PAGES.length);
  expect(PAGES.filter((page) => documentAt(page.url) === undefined)).toEqual([]);
});

test("the sitemap names exactly the pages", () => {
  const addresses = [...readFileSync(join(DIST, "sitemap.xml"), "utf8").matchAll(/<loc>(.*?)<\/loc>/g)];
  const paths = addresses.map(([, address = ""]) => decodeURI(new URL(address).pathname));
  expect(paths.sort()).toEqual(PAGES.map((page) => page.url).sort());
});

test("static hosts are told to add the slash to each page's address", () => {
  const rules = readFileSync(join(DIST, "_redirects"), "utf8").split("\n");
  const missing = PAGES.filter(({ url }) => url !== "/" && !rules.includes(`${url.slice(0, -1)} ${url} 301`));
  expect(missing).toEqual([]);
});

test("the first script holds no page and no outline of the site", () => {
  const script = scriptOfDist("main");
  const keys = PAGES.map(({ url }) => url.slice(1, -1)).filter((key) => key.includes("/"));
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => script.includes(key))).toEqual([]);
  expect(PAGES.filter(({ title }) => title.includes(" ") && script.includes(title))).toEqual([]);
  expect(script.length).toBeLessThan(9_500);
});

test("the script that every reader loads after it knows only what every page shows", () => {
  const script = scriptOfDist("start");
  // What stands in the header and the footer of every page.
  const shown = PAGES.map(({ url }) => documentAt(url) ?? "").reduce<string[]>(
    (common, html) => common.filter((url) => html.includes(`href="${url}"`)),
    PAGES.map(({ url }) => url),
  );
  const others = PAGES.filter(({ url }) => url.split("/").length > 3 && !shown.includes(url));
  expect(others.length).toBeGreaterThan(10);
  expect(others.filter(({ url }) => script.includes(url))).toEqual([]);
});

test("each page is a chunk of its own, named after its address", () => {
  const map: { hashes: Record<string, string> } = JSON.parse(readFileSync(join(DIST, "page-map.json"), "utf8"));
  const missing = PAGES.filter(({ url }) => {
    const key = url === "/" ? "index" : url.slice(1, -1);
    return !existsSync(join(DIST, "pages", `${key}.${map.hashes[key]}.js`));
  });
  expect(missing).toEqual([]);
});

test("the not-found document and the app shell are there", async ({ request }) => {
  expect(existsSync(join(DIST, "404.html"))).toBe(true);
  expect(readFileSync(join(DIST, "404.html"), "utf8")).toContain("Page not found");
  const shell = await request.get("/app-shell/");
  expect(await shell.text()).toContain('<div id="root"></div>');
});

test("files that never change are kept for a year, documents are asked for anew", async ({ request }) => {
  const html = documentAt("/concepts/") ?? "";
  const [, script = ""] = /<script src="([^"]+)"/.exec(html) ?? [];
  expect((await request.get(script)).headers()["cache-control"]).toContain("immutable");
  expect((await request.get("/concepts/")).headers()["cache-control"]).toBe("no-cache");
});
