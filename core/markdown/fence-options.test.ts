import assert from "node:assert/strict";
import { test } from "node:test";
import { sourcePageOf, withTitle } from "../../test/source-page-of.ts";

test("lists each value of an option once, in the order of the page", () => {
  const fences = ["size=b", "size=a", "size=b small"].map((words) => `\`\`\`js title="x.js" ${words}\n1;\n\`\`\`\n`);
  const page = sourcePageOf("a.md", withTitle(`${fences.join("\n")}\n\`\`\`js\n2;\n\`\`\`\n`));
  assert.deepEqual(page.fenceOptions, { size: ["b", "a"], small: [""] });
});
