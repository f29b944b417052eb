import assert from "node:assert/strict";
import { test } from "node:test";
import { countLinks, linkRank } from "./count-links.ts";

const page = (url: string, ...hrefs: string[]) => ({ url, links: hrefs.map((href) => ({ href })) });

test("counts each page that links to a page or to one of its sections once", () => {
  const counts = countLinks([
    page("/a/", "/b/", "/b/#x", "/b/#x"),
    page("/c/", "/b/#x", "https://example.org/"),
    page("/b/", "#x", "/b/#y"),
  ]);
  assert.deepEqual(
    [counts.get("/b/"), counts.get("/b/#x"), counts.get("/b/#y"), counts.get("/a/")],
    [2, 3, 1, undefined],
  );
});

test("ranks from 0 to 9", () => {
  assert.deepEqual([0, 1, 3, 7, 22, 500].map(linkRank), [0, 2, 4, 6, 9, 9]);
});
