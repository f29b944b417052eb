import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { checkInlineCode } from "./inline-code.ts";

const reported = (file: string, body: string) =>
  lines(checkInlineCode(sourcePageOf(file, withTitle(body)))).map((line) => line.split(" is left out")[0]);

test("reports styles and scripts in a page", () => {
  assert.deepEqual(reported("a.md", 'a <b style="color: red">c</b>'), ['4:3 inline-code <b style="color: red">']);
  assert.deepEqual(reported("a.md", "\n<script>\nb\n</script>\n"), ["5:1 inline-code <script> …"]);
  assert.deepEqual(reported("a.mdx", 'a <b style="c">d</b>'), ["4:3 inline-code style of <b>"]);
  assert.deepEqual(reported("a.mdx", 'a <b onClick="c">d</b>'), ["4:3 inline-code onClick of <b>"]);
});

test("accepts code that is shown, and properties of components", () => {
  assert.deepEqual(
    reported("a.md", 'a `<b style="x">` <b title="style=">c</b>\n\n```html\n<script></script>\n```'),
    [],
  );
  assert.deepEqual(reported("a.mdx", '\n<Badges style="flat" />\n'), []);
});
