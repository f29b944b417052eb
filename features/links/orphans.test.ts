import assert from "node:assert/strict";
import { test } from "node:test";
import { orphans } from "./orphans.ts";

const page = (url: string, ...hrefs: string[]) => ({
  url,
  links: hrefs.map((href) => ({ href })),
  frontMatter: {},
});

test("finds pages that no other page links to", () => {
  const pages = [page("/", "/a/#x"), page("/a/", "https://b.example/b/"), page("/b/", "#y", "/b/#y"), page("/c/")];
  const post = { ...page("/blog/news/"), frontMatter: { date: "2026-01-01" } };
  const { findings, examined } = orphans([...pages, post], new Set(["/c/"]));
  assert.deepEqual(
    findings.map(({ subject }) => subject),
    ["/b/"],
  );
  assert.equal(examined, "5 pages");
});
