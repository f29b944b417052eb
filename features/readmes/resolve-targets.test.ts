import assert from "node:assert/strict";
import { test } from "node:test";
import { htmlAfter } from "../../test/html-after.ts";
import { repositoryOf } from "./repository.ts";
import { imageUrl, linkUrl, resolveTargets } from "./resolve-targets.ts";

const siteUrl = "https://webpack.js.org";
const repository = repositoryOf(
  { repository: { url: "git+https://github.com/o/r.git", directory: "packages/a" } },
  "v1.0.0",
);
const base = { repository, siteUrl };
const BLOB = "https://github.com/o/r/blob/v1.0.0";
const RAW = "https://raw.githubusercontent.com/o/r/v1.0.0";

test("resolves links to the repository at this version, to pages of this site, or as written", () => {
  const table: [string, string | undefined][] = [
    ["#use", "#use"],
    ["./LICENSE", `${BLOB}/packages/a/LICENSE`],
    ["docs/a.md#b", `${BLOB}/packages/a/docs/a.md#b`],
    ["../../../../../b", `${BLOB}/b`],
    ["/CONTRIBUTING.md", `${BLOB}/CONTRIBUTING.md`],
    ["https://webpack.js.org/guides/caching/#output", "/guides/caching/#output"],
    ["http://www.webpack.js.org/loaders", "/loaders"],
    ["https://webpack.js.org.example.com/a", "https://webpack.js.org.example.com/a"],
    ["//example.com/a", "https://example.com/a"],
    ["/\\example.com/a", "https://example.com/a"],
    ["mailto:a@b.c", "mailto:a@b.c"],
    ["", undefined],
    ["javascript:alert(1)", undefined],
    ["JaVa\tScRiPt:alert(1)", undefined],
    ["\u0001javascript:alert(1)", undefined],
    ["java\nscript:alert(1)", undefined],
    ["data:text/html,<script>alert(1)</script>", undefined],
    ["vbscript:a", undefined],
    ["file:///etc/passwd", undefined],
    ["blob:https://example.com/a", undefined],
    ["https://[", undefined],
  ];
  for (const [written, expected] of table) {
    assert.equal(linkUrl(written, base), expected, written);
  }
});

test("loads images from the repository or with https", () => {
  const table: [string, string | undefined][] = [
    ["logo.svg", `${RAW}/packages/a/logo.svg`],
    ["/media/a b.png", `${RAW}/media/a%20b.png`],
    ["http://example.com/a.png", "https://example.com/a.png"],
    ["data:image/svg+xml,<svg onload=alert(1)>", undefined],
    ["javascript:alert(1)", undefined],
    ["", undefined],
  ];
  for (const [written, expected] of table) assert.equal(imageUrl(written, base), expected, written);
});

test("replaces relative links with their text if the repository isn't on GitHub", () => {
  const table: [string, string][] = [
    ["[a](./a.md) ![b](b.png) ![](c.png)", "<p>a b </p>"],
    ["[a][x] ![b][x]\n\n[x]: javascript:alert(1)", "<p>a b</p>"],
    ["[a][x]\n\n[x]: https://example.com 'T'", '<p><a href="https://example.com/" title="T">a</a></p>'],
    ["<javascript:alert(1)>", "<p>javascript:alert(1)</p>"],
  ];
  for (const [markdown, html] of table) {
    assert.equal(
      htmlAfter(markdown, (tree) => resolveTargets(tree, { repository: undefined, siteUrl })),
      html,
      markdown,
    );
  }
});

test("reads the repository in all of npm's forms", () => {
  for (const written of [
    "o/r",
    "github:o/r",
    "https://github.com/o/r",
    "git+https://github.com/o/r.git",
    "git://github.com/o/r.git#main",
    "git+ssh://git@github.com/o/r.git",
    "git@github.com:o/r.git",
  ]) {
    assert.equal(repositoryOf({ repository: written }, "v1")?.url, "https://github.com/o/r", written);
  }
  for (const written of [
    "",
    "gitlab:o/r",
    "https://gitlab.com/o/r",
    "javascript:o/r",
    "https://github.com.example.com/o/r",
    "../..",
    'o/r"><script>',
  ]) {
    assert.equal(repositoryOf({ repository: written }, "v1"), undefined, written);
  }
  assert.equal(repositoryOf({ repository: { url: "o/r", directory: "../../x" } }, "v1")?.directory, "x/");
});
