import assert from "node:assert/strict";
import { test } from "node:test";
import { sectionsOf } from "./sections-of.ts";

test("sections end at the next heading, and code has no headings", () => {
  const text = "# Page\n\n## `a.b`\n\n```bash\n# a comment\n```\n\n````md\n```\n# more\n````\n### *Inner*\n## Last";
  assert.deepEqual(sectionsOf(text.split("\n")), [
    { title: "Page", level: 1, from: 0, to: 2 },
    { title: "a.b", level: 2, from: 2, to: 12 },
    { title: "Inner", level: 3, from: 12, to: 13 },
    { title: "Last", level: 2, from: 13, to: 14 },
  ]);
});
