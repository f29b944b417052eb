import assert from "node:assert/strict";
import { test } from "node:test";
import { walkTree } from "../../core/markdown/walk-tree.ts";
import { htmlAfter } from "../../test/html-after.ts";
import { expandHtml } from "./expand-html.ts";

test("turns raw HTML into nodes of the tree, in blocks and in lines", () => {
  const table: [string, string][] = [
    ['<h2 align="center">Install</h2>', "<h2>Install</h2>"],
    [
      'See <a href="/x"><img src="a.png" alt="A" width="20"></a>',
      '<p>See <a href="/x"><img src="a.png" alt="A" width="20"></a></p>',
    ],
    ["Press <kbd>Ctrl-C</kbd> now<br>twice", "<p>Press <kbd>Ctrl-C</kbd> now<br>\ntwice</p>"],
    ["a <!-- b --> c", "<p>a  c</p>"],
    ["<p>one<div>two</div>", "<p>one</p>\n<div>two</div>"],
    ['<a name="old"></a>\n## New', '<p><span id="old"></span></p>\n<h2>New</h2>'],
    [
      "| a |\n| - |\n| <b>b</b> |",
      "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><b>b</b></td>\n</tr>\n</tbody>\n</table>",
    ],
  ];
  for (const [markdown, html] of table) {
    const expanded = htmlAfter(markdown, (tree) => {
      expandHtml(tree);
      walkTree(tree, (node) => assert.notEqual(node.type, "html"));
    });
    assert.equal(expanded, html, markdown);
  }
});

test("accepts an element that starts before Markdown and ends after it", () => {
  const markdown = "<details>\n<summary>More</summary>\n\n## Inside\n\n- one\n\n</details>\n\nOutside\n";
  const expected = "<details><summary>More</summary><h2>Inside</h2><ul>\n<li>one</li>\n</ul></details>\n<p>Outside</p>";
  assert.equal(htmlAfter(markdown, expandHtml).replace(/>\s+(?=<(?:summary|h2|\/details))/g, ">"), expected);
});

test("drops elements whose content isn't text, but not the Markdown that they swallowed", () => {
  assert.equal(htmlAfter("<style>b { color: red }</style>\n\ntext", expandHtml), "<p>text</p>");
  assert.equal(htmlAfter("<script>alert(1)</script>", expandHtml), "");
  assert.equal(htmlAfter("<title>\n\n# Kept\n\nToo", expandHtml), "<h1>Kept</h1>\n<p>Too</p>");
});

test("treats text that looks like a placeholder as text", () => {
  assert.equal(
    htmlAfter('<div data-held="0"></div>\n\n# Once\n', expandHtml),
    '<div data-held="0"></div>\n<h1>Once</h1>',
  );
});
