import assert from "node:assert/strict";
import { test } from "node:test";
import { isExternal, pageKey, sectionOf, urlOfFile, withTrailingSlash } from "./url.ts";

test("derives a file's URL from its path, without extension, leading underscore and index", () => {
  const table = [
    ["concepts/loaders.md", "/concepts/loaders/"],
    ["concepts/_loaders.md", "/concepts/loaders/"],
    ["concepts/index.md", "/concepts/"],
    ["concepts/_index.mdx", "/concepts/"],
    ["index.md", "/"],
    ["about.mdx", "/about/"],
    ["Upper.MD", "/Upper/"],
    ["blog/webpack-5.112.md", "/blog/webpack-5.112/"],
    ["a/b/c.md", "/a/b/c/"],
  ] as const;
  for (const [path, url] of table) assert.equal(urlOfFile(path), url);
});

test("uses the URL without outer slashes as a page's key", () => {
  assert.equal(pageKey("/concepts/loaders/"), "concepts/loaders");
  assert.equal(pageKey("/"), "index");
});

test("uses the first segment of a URL as the section", () => {
  assert.equal(sectionOf("/concepts/loaders/"), "concepts");
  assert.equal(sectionOf("/"), "");
});

test("treats a URL with a scheme or host as external", () => {
  for (const href of [
    "https://a.b",
    "HTTP://a.b",
    "//a.b/c",
    "mailto:a@b.c",
    "data:image/png;base64,x",
    "vscode+x://y",
  ]) {
    assert.equal(isExternal(href), true, href);
  }
  for (const href of ["/a/", "a/b", "./a:b", "#a", "?q=a:b", ""]) assert.equal(isExternal(href), false, href);
});

test("adds a slash to a path unless it names a file", () => {
  const table = [
    ["/concepts", "/concepts/"],
    ["/concepts/", "/concepts/"],
    ["/a.png", "/a.png"],
    ["", "/"],
  ] as const;
  for (const [path, expected] of table) assert.equal(withTrailingSlash(path), expected);
});
