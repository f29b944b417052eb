import assert from "node:assert/strict";
import { test } from "node:test";
import { htmlAfter } from "../../test/html-after.ts";
import { removeLicense } from "./remove-license.ts";

test("removes a short license section at the end, but not elsewhere", () => {
  const table: [string, string][] = [
    ["x[^1]\n\n## License\n\n[MIT](./LICENSE)\n\n[^1]: note", htmlAfter("x[^1]\n\n[^1]: note", () => undefined)],
    ["text\n\n# LICENCE\n\nMIT", "<p>text</p>"],
    ["## License\n\nMIT\n\n## Use\n", "<h2>License</h2>\n<p>MIT</p>\n<h2>Use</h2>"],
    ["## License keys\n\nMIT", "<h2>License keys</h2>\n<p>MIT</p>"],
    [`## License\n\n${"word ".repeat(80)}`, `<h2>License</h2>\n<p>${"word ".repeat(80).trim()}</p>`],
  ];
  for (const [markdown, html] of table) assert.equal(htmlAfter(markdown, removeLicense), html, markdown);
});
