import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { checkMdxCode } from "./mdx-code.ts";

const reported = (body: string) => lines(checkMdxCode(sourcePageOf("a.mdx", withTitle(body))));

test("reports code that would have to run", () => {
  const remove = "Remove the line. Components don't need an import.";
  const value = "Write its value, or a backslash before a { that is text.";
  const json = 'Write "text", or JSON in the braces.';
  const table = [
    ['\nimport a from "b";\n', `5:1 mdx-code 'import a from "b";' isn't run. | ${remove}`],
    ["\nexport const a = {\n  b: 1,\n};\n", `5:1 mdx-code 'export const a = { …' isn't run. | ${remove}`],
    ["a {b} c", `4:3 mdx-code {b} isn't run. | ${value}`],
    ["\n{[1].map((a) => a)}\n", `5:1 mdx-code {[1].map((a) => a)} isn't run. | ${value}`],
    ["a {`b${c}`}", `4:3 mdx-code {\`b\${c}\`} isn't run. | ${value}`],
    ["a <b c={d}>e</b>", `4:3 mdx-code c={d} in <b> isn't run. | ${json}`],
    ["a <b c={() => {}}>e</b>", `4:3 mdx-code c={() => {}} in <b> isn't run. | ${json}`],
    ["a <b {...c}>e</b>", "4:3 mdx-code {...c} in <b> isn't run. | Write each attribute with its name."],
  ] as const;
  for (const [body, problem] of table) assert.deepEqual(reported(body), [problem], body);
});

test("accepts comments, JSON and quoted text", () => {
  for (const body of [
    "a {/* b */}",
    "\n{/* a\n b */}\n",
    "{}",
    "a {\"b\"} {'c'} {`d`} {1}",
    '<b c="d" e={1} f={["g"]} h>i</b>',
    "\\{a}",
    "`{a}`",
  ]) {
    assert.deepEqual(reported(body), [], body);
  }
});
