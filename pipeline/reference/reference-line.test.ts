import assert from "node:assert/strict";
import { test } from "node:test";
import { toHtml } from "hast-util-to-html";
import { option } from "../test/reference-of.ts";
import { referenceLine } from "./reference-line.ts";

test("facts stand in a list, values in code", () => {
  const line = referenceLine(
    option("output.iife", {
      type: "boolean",
      defaults: [{ value: "true" }, { value: "false", when: "with output.module" }],
      since: "5.1.0",
      flag: "--output-iife",
      deprecated: "output.module",
    }),
  );
  assert.equal(
    line && toHtml(line),
    '<dl class="reference"><div><dt>Type</dt><dd><code>boolean</code></dd></div>' +
      "<div><dt>Default</dt><dd><code>true</code>, <code>false</code> with <code>output.module</code></dd></div>" +
      "<div><dt>Since</dt><dd>5.1.0</dd></div><div><dt>CLI</dt><dd><code>--output-iife</code></dd></div>" +
      "<div><dt>Deprecated</dt><dd>use <code>output.module</code> instead</dd></div></dl>",
  );
});

test("an entry of which only the name is known has no line", () => {
  assert.equal(referenceLine({ category: "magic-comments", name: "webpackIgnore" }), undefined);
});
