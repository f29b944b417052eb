import assert from "node:assert/strict";
import { test } from "node:test";
import { toHtml } from "hast-util-to-html";
import { element } from "../markdown/element.ts";
import { withBreaksInCode, withNameParts } from "./with-name-parts.ts";

for (const [name, html] of [
  ["mode", "mode"],
  ["output.path", '<span class="parent">output.</span>path'],
  ["Entry and context", "Entry and context"],
  ["output.environment.asyncFunction", '<span class="parent">output.<wbr>environment.</span><wbr>async<wbr>Function'],
] as const) {
  test(`shows the parents and the places to break in '${name}'`, () => {
    assert.equal(toHtml(withNameParts(element("h3", {}, [name]))), `<h3>${html}</h3>`);
  });
}

test("a long name in a table's code may break after a dot or before a capital; short names and other text stay whole", () => {
  for (const [code, html] of [
    ["output.assetModuleFilename", "output.<wbr>assetModuleFilename"],
    ["output.filename", "output.filename"],
    ["AsyncSeriesHook", "Async<wbr>Series<wbr>Hook"],
    ["tapPromise", "tapPromise"],
    ["a sentence without any name", "a sentence without any name"],
  ] as const) {
    const cell = element("td", {}, [element("code", {}, [code]), "output.assetModuleFilename"]);
    assert.equal(toHtml(withBreaksInCode(cell)), `<td><code>${html}</code>output.assetModuleFilename</td>`);
  }
});
