import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import Validator from "@adobe/structured-data-validator";
import { parseFeed } from "feedsmith";
import { DIST, documentAt, isFile, pagesOfDist } from "../dist.ts";
import { expect, test } from "../fixtures.ts";
import { strings, textOf } from "../strings.ts";

/** The text before the date of a page's last change. */
const [CHANGED = ""] = textOf(strings.page.changed('<time dateTime="#"')).split("#");

const PAGES = pagesOfDist();
const POSTS = PAGES.filter(({ url }) => url.startsWith("/blog/") && url !== "/blog/");

type Thing = { "@type": string; [key: string]: unknown };

test("the feeds list every post", () => {
  expect(POSTS.length).toBeGreaterThan(5);
  const formats = ["feed.xml", "atom.xml", "feed.json"].map((file) =>
    parseFeed(readFileSync(join(DIST, file), "utf8")),
  );
  expect(formats.map(({ format }) => format)).toEqual(["rss", "atom", "json"]);
  for (const { format, feed } of formats) {
    const ids = (format === "atom" ? feed.entries : feed.items)?.map((item) =>
      "guid" in item ? item.guid?.value : "id" in item ? item.id : undefined,
    );
    expect(ids?.map((id) => new URL(String(id)).pathname).sort()).toEqual(POSTS.map(({ url }) => url).sort());
  }
});

test("the blog and the home page link to the feeds", () => {
  for (const url of ["/", "/blog/", POSTS[0]?.url ?? ""]) {
    const found = documentAt(url)?.matchAll(/<link rel="alternate" type="([^"]*)" href="([^"]*)"/g) ?? [];
    expect(Array.from(found, ([, type, href]) => [type, href])).toEqual([
      ["application/rss+xml", "/feed.xml"],
      ["application/atom+xml", "/atom.xml"],
      ["application/feed+json", "/feed.json"],
    ]);
  }
});

test("the sitemap's dates match the pages", () => {
  const xml = readFileSync(join(DIST, "sitemap.xml"), "utf8");
  const wrong = [...xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<)?/g)].flatMap(([, loc = "", day = ""]) => {
    const { pathname } = new URL(loc);
    const [, changed] = (documentAt(pathname) ?? "").split(CHANGED);
    const shown = changed?.slice(0, "2026-01-01".length);
    return shown === undefined || shown === day ? [] : [`${pathname}: ${day}, but the page says ${shown}`];
  });
  expect(wrong).toEqual([]);
});

test("every icon in the manifest exists", () => {
  const { icons, name }: { icons: { src: string }[]; name: string } = JSON.parse(
    readFileSync(join(DIST, "manifest.json"), "utf8"),
  );
  expect(name).not.toBe("");
  expect(icons.filter(({ src }) => !isFile(src))).toEqual([]);
});

test("every page has a link preview image of at most 40 kB", () => {
  const problems = PAGES.flatMap(({ url }) => {
    const [, image = ""] = /<meta property="og:image" content="([^"]*)"/.exec(documentAt(url) ?? "") ?? [];
    const file = image === "" ? "" : join(DIST, decodeURI(new URL(image).pathname));
    const size = existsSync(file) ? statSync(file).size : 0;
    return size > 0 && size <= 40_000 ? [] : [`${url}: ${image}, ${size} bytes`];
  });
  expect(problems).toEqual([]);
});

test("every page has structured data for search engines", async () => {
  const problems: string[] = [];
  const types = new Map<string, number>();
  for (const { url, title } of PAGES) {
    for (const thing of thingsOf(url)) {
      types.set(thing["@type"], (types.get(thing["@type"]) ?? 0) + 1);
      if ("headline" in thing && thing["headline"] !== title) problems.push(`${url}: ${thing["headline"]}`);
      const issues = await new Validator().validate({ jsonld: { [thing["@type"]]: [thing] }, microdata: {}, rdfa: {} });
      problems.push(...issues.map((issue) => `${url}: ${issue.issueMessage}`));
    }
  }
  expect(problems).toEqual([]);
  expect(types.get("WebSite")).toBe(1);
  expect(types.get("BlogPosting")).toBe(POSTS.length);
  expect(types.get("TechArticle")).toBe(PAGES.length - POSTS.length - 1);
  expect(types.get("BreadcrumbList")).toBeGreaterThan(PAGES.length / 2);
});

function thingsOf(url: string): Thing[] {
  const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(documentAt(url) ?? "") ?? [];
  const data: Thing & { "@graph"?: Thing[] } = JSON.parse(json);
  return data["@graph"] ?? [data];
}
