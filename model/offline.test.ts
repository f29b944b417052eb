import assert from "node:assert/strict";
import { test } from "node:test";
import { savedAddress } from "./offline.ts";

test("stores a page once, however its URL is written", () => {
  for (const url of [
    "/concepts/",
    "/concepts",
    "/concepts?a=/b",
    "/concepts/#c",
    "/concepts/?a#b",
    "/concepts/index.html",
  ])
    assert.equal(savedAddress(url), "/concepts/", url);
  assert.equal(savedAddress("/"), "/");
  assert.equal(savedAddress("/index.html?a"), "/");
});
