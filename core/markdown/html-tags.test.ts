import assert from "node:assert/strict";
import { test } from "node:test";
import { changeAttributes, htmlTags, tagsLeftOpen } from "./html-tags.ts";

test("finds start tags and the places of their values", () => {
  const html = `<A HREF="/a/" b='c' d=e f><br/><!-- <a href="/no/"> --></a> 1 < 2 <img\n  src=x.png>`;
  const found = htmlTags(html).map(({ name, attributes }) => [
    name,
    ...attributes.map(({ name, value, start, end }) => `${name}=${value}=${html.slice(start, end)}`),
  ]);
  assert.deepEqual(found, [["a", "href=/a/=/a/", "b=c=c", "d=e=e"], ["br"], ["img", "src=x.png=x.png"]]);
});

test("quickly ignores text that only looks like tags", () => {
  for (const html of [
    "<",
    "<>",
    "</a>",
    "< a>",
    "<a",
    '<a href="x',
    `<a ${"b ".repeat(50_000)}`,
    "<!-- <b>",
    "<a".repeat(50_000),
  ]) {
    assert.deepEqual(htmlTags(html), [], html.slice(0, 20));
  }
});

test("only changes the values that are named", () => {
  const changed = changeAttributes('<p id="k"><a href=./a>b</a><a href="c">', (tag, attribute, value) =>
    tag === "a" && attribute === "href" && value === "c" ? '/"c"/' : undefined,
  );
  assert.equal(changed, '<p id="k"><a href=./a>b</a><a href="/&quot;c&quot;/">');
});

test("counts the elements that raw HTML leaves open", () => {
  const table = [
    ["<details><summary>A</summary>", 1],
    ["</details>", -1],
    ['<br><IMG src="a>b"><path d="" /><p>b</p>', 0],
    ["<!-- <div> --><div title='</div>'>", 1],
    ["a < b", 0],
    ["<a".repeat(50_000), 0],
    [`<a ${"b ".repeat(50_000)}`, 0],
  ] as const;
  for (const [html, open] of table) assert.equal(tagsLeftOpen(html), open, html.slice(0, 40));
});
