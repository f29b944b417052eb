import assert from "node:assert/strict";
import { test } from "node:test";
import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { withNameParts } from "./with-name-parts.ts";

for (const [name, html] of [
  ["mode", "mode"],
  ["output.path", '<span class="parent">output.</span>path'],
  ["Entry and context", "Entry and context"],
  ["output.environment.asyncFunction", '<span class="parent">output.<wbr>environment.</span><wbr>async<wbr>Function'],
] as const) {
  test(`shows the parents and the places to break in '${name}'`, () => {
    const heading: Element = {
      type: "element",
      tagName: "h3",
      properties: {},
      children: [{ type: "text", value: name }],
    };
    assert.equal(toHtml(withNameParts(heading)), `<h3>${html}</h3>`);
  });
}
