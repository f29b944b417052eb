import assert from "node:assert/strict";
import { test } from "node:test";
import { toHtml } from "hast-util-to-html";
import { option } from "../../test/reference-of.ts";
import { referenceLine } from "./reference-line.ts";

test("lists facts with values in code", () => {
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
    '<dl class="reference"><dt>Type </dt><dd><code>boolean</code></dd> ' +
      "<dt>Default </dt><dd><code>true</code></dd> <dd><code>false</code> with <code>output.module</code></dd> " +
      '<dt>Since </dt><dd><span class="pill">5.1.0</span></dd> ' +
      '<dt>CLI </dt><dd data-fact="flag"><code>--output-iife</code></dd> ' +
      "<dt>Deprecated </dt><dd>use <code>output.module</code> instead</dd> </dl>",
  );
});

test("returns nothing for an entry that has only a name", () => {
  assert.equal(referenceLine({ category: "magic-comments", name: "webpackIgnore" }), undefined);
});
