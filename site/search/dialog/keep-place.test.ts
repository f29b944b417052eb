import assert from "node:assert/strict";
import { test } from "node:test";
import type { ResultGroup } from "#search/engine/group-hits.ts";
import { keepPlace } from "./keep-place.ts";

const page = (url: string, ...ids: string[]): ResultGroup => ({
  url,
  title: url,
  section: "",
  results: ["", ...ids].map((id) => ({ url: `${url}${id}`, title: [], path: [], snippet: [], isPage: id === "" })),
});

test("a later answer to the same query leaves the reached result, and what is above it, in place", () => {
  const early = [page("/a/"), page("/b/", "#x"), page("/c/")];
  const whole = [page("/new/"), page("/c/"), page("/a/")];
  assert.deepEqual(
    keepPlace(early, whole, "/b/#x").map(({ url }) => url),
    ["/a/", "/b/", "/new/", "/c/"],
  );
  assert.deepEqual(
    keepPlace(early, whole, "/a/").map(({ url }) => url),
    ["/a/", "/new/", "/c/"],
  );
});

test("without a reached result, the later answer replaces the list", () => {
  const whole = [page("/new/"), page("/a/")];
  assert.equal(keepPlace([page("/a/")], whole, undefined), whole);
  assert.equal(keepPlace([page("/a/")], whole, "/elsewhere/"), whole);
  assert.equal(keepPlace([], whole, "/a/"), whole);
});
