import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../../../test/source-page-of.ts";
import { checkCodeSyntax } from "./code-syntax.ts";

test("reports the line of a syntax error", () => {
  const table: [fence: string, problems: string[]][] = [
    ["```js\nconst a = 1;\n```", []],
    ["```js\nmodule: { rules: [] },\n```", []],
    ["```js\n{ test: /a/, type: 'asset' }\n```", []],
    ["```js\nconst a = 1;\nconst = 2;\n```", ["6 code-syntax"]],
    [
      '```js title="webpack.config.js"\nexport default {\n  mode: "production"\n  devtool: false,\n};\n```',
      ["7 code-syntax"],
    ],
    ["```ts\nlet a: string = b;\n```", []],
    ["```js diff\n-const a = ;\n+const a = 1;\n```", []],
    ['```json\n{ "a": 1 }\n```', []],
    ['```json\n{ "a": 1, }\n```', ["5 code-syntax"]],
    ["```yaml\na: [1\n```", ["5 code-syntax"]],
    ['```json title="package.json" example="a" excerpt\n  "a": 1,\n```', []],
    ["```text\nconst = ...\n```", []],
    ["```js\nconst a = 1;\n// ...\n```", ["6 code-placeholder"]],
    ["```js\nconst a = { /* ... */ };\nf(...a); // ...rest goes on\n```", []],
  ];
  for (const [fence, expected] of table) {
    const found = lines(checkCodeSyntax(sourcePageOf("guides/a.md", withTitle(`${fence}\n`))));
    assert.deepEqual(
      found.map((line) => line.replace(/:1 ([\w-]+) .*/, " $1")),
      expected,
      fence,
    );
  }
});
