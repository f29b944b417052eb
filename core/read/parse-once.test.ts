import assert from "node:assert/strict";
import { test } from "node:test";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openCache } from "../cache/step-cache.ts";
import { parseOnce } from "./parse-once.ts";
import { hashOfPage, parsePage } from "./parse-page.ts";

const folder = temporaryFolder();

const TEXT = `---
title: A page
sort: 3
date: 2026-11-21
keywords: [one, two]
related:
  - title: B
    url: /b/
---

## Heading {#own}

| Flag | What |
| --- | --- |
| \`-c, --config <path>\` | Which file |

Text with a note[^1].

[^1]: The note.

### Heading
`;

function load(text: string, path = "guides/a.md") {
  const file = { path, bytes: Buffer.from(text) };
  let parsed = 0;
  const parse = () => {
    parsed++;
    return parsePage(file);
  };
  const page = parseOnce(openCache(folder), hashOfPage(file), parse);
  return { page, parse, times: () => parsed };
}

test("a cached page equals a parsed one, and its tree is parsed when it's needed", () => {
  const first = load(TEXT);
  assert.equal(first.times(), 1);
  const second = load(TEXT);
  assert.ok(!Array.isArray(second.page));
  const { tree: _tree, dropTree: _dropTree, ...known } = Object.getOwnPropertyDescriptors(second.page);
  assert.equal(second.times(), 0);
  const facts = Object.fromEntries(Object.entries(known).map(([name, { value }]) => [name, value]));
  const parsed = second.parse();
  assert.ok(!Array.isArray(parsed));
  const { tree, ...expected } = parsed;
  assert.deepEqual(facts, expected);
  assert.deepEqual(second.page.tree, tree);
  assert.deepEqual(second.page.tree, tree);
  assert.equal(second.times(), 2);
  second.page.dropTree?.();
  assert.deepEqual(second.page.tree, tree);
  assert.equal(second.times(), 3);
});

test("reports an unparsable file's problems again", () => {
  const broken = "---\ntitle: [\n---\n";
  const first = load(broken, "guides/broken.md");
  assert.ok(Array.isArray(first.page) && first.page.length > 0);
  const second = load(broken, "guides/broken.md");
  assert.deepEqual(second.page, first.page);
  assert.equal(second.times(), 0);
});
