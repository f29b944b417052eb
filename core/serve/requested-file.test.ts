import assert from "node:assert/strict";
import { test } from "node:test";
import { requestedFile } from "./requested-file.ts";

test("maps paths to files, and paths with a trailing slash to index.html", () => {
  const cases = [
    ["/", "index.html"],
    ["/concepts/", "concepts/index.html"],
    ["/assets/a.12.js", "assets/a.12.js"],
    ["/two%20words/", "two words/index.html"],
    ["/gr%C3%B6%C3%9Fe/", "größe/index.html"],
    ["/a%23b.png", "a#b.png"],
    ["/...a/", undefined],
  ];
  for (const [path = "", file] of cases) assert.equal(requestedFile(path), file, path);
});

test("rejects paths that leave the site, or with hidden, empty or doubly encoded parts", () => {
  for (const path of [
    "/../package.json",
    "/..",
    "/a/../../b",
    "/%2e%2e/package.json",
    "/%2e%2e%2fpackage.json",
    "/..%5cpackage.json",
    "/a%2fb",
    "/a\\b",
    "//etc/passwd",
    "/a//b",
    "/.git/config",
    "/%00",
    "/a%00.html",
    "/%",
    "/%ff",
    "/_headers",
    "/%5Fredirects",
    "*",
    "http://evil.example/",
    "",
  ])
    assert.equal(requestedFile(path), undefined, path);
});
