import assert from "node:assert/strict";
import { test } from "node:test";
import type { Root } from "hast";
import { element } from "../markdown/element.ts";
import { removeInlineCode, removeInlineCodeOfHtml } from "./remove-inline-code.ts";

test("removes attributes with styles or scripts in every notation", () => {
  const cases = [
    ['<b style="color: red">a</b>', "<b>a</b>"],
    ["<b STYLE=color:red class=x>a</b>", "<b class=x>a</b>"],
    [`<b title="1 > 0" style='a:"b"' id=c>`, '<b title="1 > 0" id=c>'],
    ['<b title="x"style="y">', '<b title="x">'],
    ["<b/style=y>", "<b>"],
    ["<b style = y onclick=z()/>", "<b>"],
    ["<b\nonmouseover\n=\n'x'>t", "<b>t"],
    ["<b style>t", "<b>t"],
    ['<b style="never closed', "<b"],
    ['<iframe srcdoc="<p style=x>">', "<iframe>"],
  ];
  for (const [html = "", expected] of cases) assert.equal(removeInlineCodeOfHtml(html), expected);
});

test("keeps what only looks like them", () => {
  for (const html of [
    '<p title="style=x">style="y"</p>',
    "a < b style=c",
    '<b data-style="x" class="on">',
    "<styled-thing>x</styled-thing>",
    "</b style=x>",
    "",
  ])
    assert.equal(removeInlineCodeOfHtml(html), html);
});

test("removes script and style elements with their content, or alone if another piece of HTML has the rest", () => {
  assert.equal(removeInlineCodeOfHtml("<p>a</p><script>b</script><STYLE media=x>c</style >d"), "<p>a</p>d");
  assert.equal(removeInlineCodeOfHtml("<script src=x>"), "");
  assert.equal(removeInlineCodeOfHtml("</script>"), "");
});

test("removes them from elements of a tree", () => {
  const tree: Root = {
    type: "root",
    children: [
      element("script", {}, ["x"]),
      element("p", { style: "a:b", onClick: "c()", id: "d" }, [{ type: "raw", value: "<b style=x>" }]),
    ],
  };
  removeInlineCode(tree);
  assert.deepEqual(tree.children, [element("p", { id: "d" }, [{ type: "raw", value: "<b>" }])]);
});
