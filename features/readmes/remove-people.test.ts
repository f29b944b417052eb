import assert from "node:assert/strict";
import { test } from "node:test";
import { htmlAfter } from "../../test/html-after.ts";
import { removePeople } from "./remove-people.ts";

test("removes lists of people with what's below them, but no section that says more", () => {
  const table: [string, string][] = [
    ["text\n\n## Contributors\n\n[![](a.svg)](b)\n", "<p>text</p>"],
    ["## Sponsors\n\n### Gold\n\n![](a.svg)\n\n## Use\n\nx", "<h2>Use</h2>\n<p>x</p>"],
    ["## Maintainers\n\nAda\n\n## Backers\n\nKen\n\n# Next", "<h1>Next</h1>"],
    ["x[^1]\n\n## Authors\n\nAda\n\n[^1]: note", htmlAfter("x[^1]\n\n[^1]: note", () => undefined)],
    ["## Contributing\n\nx", "<h2>Contributing</h2>\n<p>x</p>"],
    ["## Author's notes\n\nx", "<h2>Author's notes</h2>\n<p>x</p>"],
    [`## Contributors\n\n${"word ".repeat(150)}`, `<h2>Contributors</h2>\n<p>${"word ".repeat(150).trim()}</p>`],
  ];
  for (const [markdown, html] of table) assert.equal(htmlAfter(markdown, removePeople), html, markdown);
});
