import assert from "node:assert/strict";
import { test } from "node:test";
import { cachesToDrop, oldestBeyond } from "./what-to-drop.ts";

test("keeps the newest pages", () => {
  assert.deepEqual(oldestBeyond(["a", "b", "c"], 2), ["a"]);
  assert.deepEqual(oldestBeyond(["a", "b"], 2), []);
  assert.deepEqual(oldestBeyond(["a", "b"], 0), ["a", "b"]);
});

test("drops an earlier site's caches and shells older than the last build's", () => {
  const names = [
    "workbox-precache-v2-https://webpack.example/",
    "webpack-docs-shell-1",
    "webpack-docs-pages",
    "webpack-docs-shell-2",
    "google-fonts",
    "webpack-docs-copy",
    "webpack-docs-shell-3",
    "webpack-docs-files",
  ];
  assert.deepEqual(cachesToDrop(names, "webpack-docs-shell-3"), [
    "workbox-precache-v2-https://webpack.example/",
    "webpack-docs-shell-1",
    "google-fonts",
  ]);
});

test("keeps the previous build's shell after a rollback", () => {
  assert.deepEqual(cachesToDrop(["webpack-docs-shell-1", "webpack-docs-shell-2"], "webpack-docs-shell-1"), []);
});
