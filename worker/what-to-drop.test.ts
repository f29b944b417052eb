import assert from "node:assert/strict";
import { test } from "node:test";
import { cachesToDrop, oldestBeyond } from "./what-to-drop.ts";

test("the newest stay", () => {
  assert.deepEqual(oldestBeyond(["a", "b", "c"], 2), ["a"]);
  assert.deepEqual(oldestBeyond(["a", "b"], 2), []);
  assert.deepEqual(oldestBeyond(["a", "b"], 0), ["a", "b"]);
});

test("caches of an earlier site go, and shells older than the last build's", () => {
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

test("a rollback keeps the build that it came from", () => {
  assert.deepEqual(cachesToDrop(["webpack-docs-shell-1", "webpack-docs-shell-2"], "webpack-docs-shell-1"), []);
});
