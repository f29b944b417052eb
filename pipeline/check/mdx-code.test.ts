import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../test/source-page-of.ts";
import { checkMdxCode } from "./mdx-code.ts";

const told = (body: string) => lines(checkMdxCode(sourcePageOf("a.mdx", withTitle(body))));

test("what would have to be run is told", () => {
  const remove = "Remove the line; components need no import.";
  const value = "Write its value, or a backslash before a { that is text.";
  const json = 'Write "text", or JSON in the braces.';
  const table = [
    ['\nimport a from "b";\n', `5:1 mdx-code 'import a from "b";' is not run. | ${remove}`],
    ["\nexport const a = {\n  b: 1,\n};\n", `5:1 mdx-code 'export const a = { …' is not run. | ${remove}`],
    ["a {b} c", `4:3 mdx-code {b} is not run. | ${value}`],
    ["\n{[1].map((a) => a)}\n", `5:1 mdx-code {[1].map((a) => a)} is not run. | ${value}`],
    ["a {`b${c}`}", `4:3 mdx-code {\`b\${c}\`} is not run. | ${value}`],
    ["a <b c={d}>e</b>", `4:3 mdx-code c={d} in <b> is not run. | ${json}`],
    ["a <b c={() => {}}>e</b>", `4:3 mdx-code c={() => {}} in <b> is not run. | ${json}`],
    ["a <b {...c}>e</b>", "4:3 mdx-code {...c} in <b> is not run. | Write every attribute by its name."],
  ] as const;
  for (const [body, problem] of table) assert.deepEqual(told(body), [problem], body);
});

test("comments, JSON and quoted text are not told", () => {
  for (const body of [
    "a {/* b */}",
    "\n{/* a\n b */}\n",
    "{}",
    "a {\"b\"} {'c'} {`d`} {1}",
    '<b c="d" e={1} f={["g"]} h>i</b>',
    "\\{a}",
    "`{a}`",
  ]) {
    assert.deepEqual(told(body), [], body);
  }
});
