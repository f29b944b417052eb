import assert from "node:assert/strict";
import { test } from "node:test";
import { htmlAfter } from "../../test/html-after.ts";
import { setHeadingLevels } from "./set-heading-levels.ts";

test("starts at level 2, skips no level, and keeps equal levels equal", () => {
  const table = [
    ["1 1 2 1", "2 2 3 2"],
    ["2 3 2", "2 3 2"],
    ["3 3 4", "2 2 3"],
    ["1 3 3 6 3 2", "2 3 3 4 3 3"],
    ["4 1", "2 2"],
    ["1 2 3 4 5 6", "2 3 4 5 6 6"],
  ] as const;
  for (const [before, after] of table) {
    const markdown = before
      .split(" ")
      .map((level) => `${"#".repeat(Number(level))} a\n`)
      .join("\n");
    const levels = [...htmlAfter(markdown, setHeadingLevels).matchAll(/<h(\d)/g)].map(([, level]) => level);
    assert.equal(levels.join(" "), after, before);
  }
});
