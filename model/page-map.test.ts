import assert from "node:assert/strict";
import { test } from "node:test";
import { type PageMap, pageChunkFile, pageChunkId, replacedUrl } from "./page-map.ts";

test("a URL without a page leads to what replaces it, or to the page that it means", () => {
  const map: PageMap = {
    app: "",
    hashes: { "concepts/output": "1" },
    redirects: { "/old/": "/concepts/output/#usage" },
  };
  assert.equal(replacedUrl("/old", map), "/concepts/output/#usage");
  assert.equal(replacedUrl("/old/", map), "/concepts/output/#usage");
  assert.equal(replacedUrl("/Old/", map), "/old/");
  assert.equal(replacedUrl("/Concepts/output.html", map), "/concepts/output/");
  assert.equal(replacedUrl("/nothing/", map), undefined);
});

test("a chunk's file has the name of its page", () => {
  assert.equal(pageChunkFile(pageChunkId("/concepts/output/", "0a")), "pages/concepts/output.0a.js");
  for (const id of [281, "search"]) assert.equal(pageChunkFile(id), undefined);
});
