import assert from "node:assert/strict";
import { test } from "node:test";
import { plainMarkdown } from "./plain-markdown.ts";

const CASES: [name: string, written: string, plain: string][] = [
  ["front matter is left out", "---\ntitle: A\n---\nText\n", "Text"],
  ["a heading loses its id", "## Title {#id}", "## Title"],
  ["braces in prose are escaped", "A {{ b }}", "A &#123;&#123; b &#125;&#125;"],
  ["braces in code stay", "`{{ b }}`", "`{{ b }}`"],
  ["code keeps its language alone", '```js title="a.js" example="b"\n{}\n```', "```js\n{}\n```"],
  ["commands of package managers are shell", "```npm\ninstall a\n```", "```bash\ninstall a\n```"],
  ["HTML is left out", "a <br> b\n\n<div>\nc\n</div>", "a  b"],
  ["an image is taken from beside the page", "![A](../b/c.svg)", "![A](./c.svg)"],
  ["an image of another site is left out", "a ![A](https://example.com/c.svg)", "a"],
];
for (const [name, written, plain] of CASES) {
  test(name, () => assert.equal(plainMarkdown(written, "md").text.trim(), plain));
}

test("removes components", () => {
  assert.equal(plainMarkdown("a\n\n<FlagTable />\n\nb", "mdx").text, "a\n\n\n\nb");
});

test("returns a page's images as they're written", () => {
  assert.deepEqual(plainMarkdown("![A](./a.svg) ![B](https://example.com/b.svg)", "md").images, ["./a.svg"]);
});
