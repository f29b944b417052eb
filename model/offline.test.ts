import assert from "node:assert/strict";
import { test } from "node:test";
import { savedUrl } from "./offline.ts";

test("stores a page once, however its URL is written", () => {
  for (const url of [
    "/concepts/",
    "/concepts",
    "/concepts?a=/b",
    "/concepts/#c",
    "/concepts/?a#b",
    "/concepts/index.html",
  ])
    assert.equal(savedUrl(url), "/concepts/", url);
  assert.equal(savedUrl("/"), "/");
  assert.equal(savedUrl("/index.html?a"), "/");
});
