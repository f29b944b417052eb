import assert from "node:assert/strict";
import { test } from "node:test";
import { htmlAfter } from "../../test/html-after.ts";
import { isBadgeUrl, removeBadges } from "./remove-badges.ts";

test("removes badges with their links and paragraphs, and keeps other images", () => {
  const table: [string, string][] = [
    [
      "[![a](https://img.shields.io/a.svg)](https://npmjs.com)\n![b](https://img.shields.io/b.svg)\n\ntext",
      "<p>text</p>",
    ],
    ["![ci](https://github.com/a/b/workflows/ci/badge.svg) text", "<p> text</p>"],
    ["![a screen](https://example.com/screen.png)", '<p><img src="https://example.com/screen.png" alt="a screen"></p>'],
    ["Chat: [![chat](https://badges.gitter.im/a.svg)](https://gitter.im/a)\n\nPrice: 5", "<p>Price: 5</p>"],
    [
      "| a |\n| - |\n| ![b](https://badgen.net/a) |",
      "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td></td>\n</tr>\n</tbody>\n</table>",
    ],
  ];
  for (const [markdown, html] of table) assert.equal(htmlAfter(markdown, removeBadges), html, markdown);
});

test("recognizes a badge by its service or by its name", () => {
  const badges = [
    "https://img.shields.io/a",
    "https://codecov.io/gh/a/branch/main/graph/badge.svg",
    "https://opencollective.com/a/sponsor/0/avatar.svg",
    "https://github.com/a/b/actions/workflows/test.yml/badge.svg",
  ];
  for (const url of badges) assert.equal(isBadgeUrl(url), true, url);
  for (const url of ["https://example.com/badger.svg", "./badge.svg", "https://shields.io.example.com/a.png"]) {
    assert.equal(isBadgeUrl(url), false, url);
  }
});
