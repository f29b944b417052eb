import assert from "node:assert/strict";
import { test } from "node:test";
import { sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { quotedExamples } from "./quoted-examples.ts";

test("lists each project once, in the order in which the page quotes them", () => {
  const fences = ["b", "a", "b"].map((name) => `\`\`\`js title="x.js" example="${name}"\n1;\n\`\`\`\n`);
  const page = sourcePageOf("a.md", withTitle(`${fences.join("\n")}\n\`\`\`js\n2;\n\`\`\`\n`));
  assert.deepEqual(quotedExamples(page), ["b", "a"]);
});
