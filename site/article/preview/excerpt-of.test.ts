import assert from "node:assert/strict";
import { test } from "node:test";
import { excerptOf } from "./excerpt-of.ts";

const HTML =
  '<main><nav>N</nav><h1 tabindex="-1">Title</h1><p>One.</p><hr><div class="rows-4"><h2 id="a"><a href="#a">A</a></h2><p>Two.</p>' +
  '</div><h3 id="b"><span id="old"></span><a href="#b">B</a></h3><table><tr><td><a id="row"></a></td></tr></table></main>';

test("an excerpt starts at the heading with the id, or at the title if there's no id", () => {
  for (const [id, start] of [
    ["", '<h1 tabindex="-1">'],
    ["a", '<h2 id="a">'],
    ["b", '<h3 id="b">'],
    ["old", '<h3 id="b">'],
  ] as const) {
    assert.ok(excerptOf(HTML, id)?.startsWith(start), id);
  }
});

test("has no excerpt for ids that aren't headings", () => {
  for (const id of ["row", "none", "a.b*"]) assert.equal(excerptOf(HTML, id), undefined);
  assert.equal(excerptOf("<p>No title</p>", ""), undefined);
});

test("an excerpt of a long page is short", () => {
  const long = `${"<h2>x</h2><p>word</p>".repeat(50_000)}<h2 id="end">End</h2>${"<p>word</p>".repeat(5000)}`;
  assert.equal(excerptOf(long, "end")?.length, 8000);
});
