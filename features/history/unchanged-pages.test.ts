import assert from "node:assert/strict";
import { test } from "node:test";
import { unchangedPages } from "./unchanged-pages.ts";

const history = new Map(
  Object.entries({ "a.md": "2025-11-24", "b.md": "2025-11-23", "c.md": "2019-01-01", "gone.md": "2018-01-01" }).map(
    ([path, changed]) => [path, { changed, contributors: [] }],
  ),
);

test("finds pages that are older than a year, the oldest first", () => {
  const { findings, examined } = unchangedPages(["a.md", "b.md", "c.md", "new.md"], history, "2026-11-24");
  assert.equal(examined, "3 pages");
  assert.deepEqual(findings, [
    { subject: "content/c.md", detail: "last changed on 2019-01-01" },
    { subject: "content/b.md", detail: "last changed on 2025-11-23" },
  ]);
});

test("says so if there is no history", () => {
  const { findings, skipped } = unchangedPages(["a.md"], new Map(), "2026-11-24");
  assert.deepEqual(findings, []);
  assert.match(skipped ?? "", /git fetch --unshallow/);
});
