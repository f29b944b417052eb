import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST, documentAt, nodesOfDist, pagesOfDist, scriptOfDist } from "../dist.ts";
import { expect, test } from "../fixtures.ts";

const PAGES = pagesOfDist();

test("the build has pages, each with a document and its own URL", () => {
  expect(PAGES.length).toBeGreaterThan(10);
  expect(new Set(PAGES.map((page) => page.url)).size).toBe(PAGES.length);
  expect(PAGES.filter((page) => documentAt(page.url) === undefined)).toEqual([]);
});

test("the sitemap lists exactly the site's pages", () => {
  const addresses = [...readFileSync(join(DIST, "sitemap.xml"), "utf8").matchAll(/<loc>(.*?)<\/loc>/g)];
  const paths = addresses.map(([, address = ""]) => decodeURI(new URL(address).pathname));
  expect(paths.sort()).toEqual(PAGES.map((page) => page.url).sort());
});

test("every document's path without a slash redirects to it", async ({ request }) => {
  const documents = globSync("**/index.html", { cwd: DIST }).map((path) => `/${path.slice(0, -"index.html".length)}`);
  expect(documents).toEqual(expect.arrayContaining(["/app-shell/", "/offline/", "/offline/not-saved/"]));
  const rules = new Set(readFileSync(join(DIST, "_redirects"), "utf8").split("\n"));
  const nginx = readFileSync(join(DIST, "nginx.conf"), "utf8");
  const isRule = (url: string) =>
    rules.has(`${url.slice(0, -1)} ${url} 301`) &&
    nginx.includes(`location = "${url.slice(0, -1)}" { return 301 "${url}$`);
  const isRedirect = (url: string) => documentAt(url)?.includes('http-equiv="refresh"') === true;
  const missing = documents.filter((url) => url !== "/" && !isRedirect(url) && !isRule(url));
  expect(missing).toEqual([]);
  const response = await request.get("/app-shell?a=1", { maxRedirects: 0 });
  expect([response.status(), response.headers()["location"]]).toEqual([301, "/app-shell/?a=1"]);
});

test("the top-level pages and the sections' indexes have the specified sort values", () => {
  const nodes = nodesOfDist();
  const sorts = Object.fromEntries(nodes.map(({ url, sort }) => [url, sort]));
  expect(sorts).toMatchObject({
    "/comparison/": 1,
    "/branding/": 2,
    "/glossary/": 3,
    "/vote/": 4,
    "/license/": 5,
  });
  const indexes = nodes.filter(({ path }) => /^[^/]+\/index\.mdx?$/.test(path));
  expect(indexes.length).toBeGreaterThan(8);
  expect(indexes.filter(({ sort }) => sort !== -1)).toEqual([]);
});

test("the script shared by all pages only knows what every page shows", () => {
  const script = scriptOfDist("main");
  // The content of every page's header and footer.
  const shown = PAGES.map(({ url }) => documentAt(url) ?? "").reduce<string[]>(
    (common, html) => common.filter((url) => html.includes(`href="${url}"`)),
    PAGES.map(({ url }) => url),
  );
  const others = PAGES.filter(({ url }) => url.split("/").length > 3 && !shown.includes(url));
  expect(others.length).toBeGreaterThan(10);
  expect(others.filter(({ url }) => script.includes(url))).toEqual([]);
});

test("each page is a separate chunk named after its URL", () => {
  const map: { hashes: Record<string, string> } = JSON.parse(readFileSync(join(DIST, "page-map.json"), "utf8"));
  const missing = PAGES.filter(({ url }) => {
    const key = url === "/" ? "index" : url.slice(1, -1);
    return !existsSync(join(DIST, "pages", `${key}.${map.hashes[key]}.js`));
  });
  expect(missing).toEqual([]);
});
