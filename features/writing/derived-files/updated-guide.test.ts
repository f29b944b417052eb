import assert from "node:assert/strict";
import { test } from "node:test";
import { rowOfComponent, withTable } from "./updated-guide.ts";

test("replaces the rows of the first table below a heading, and nothing else", () => {
  const guide = (rows: string) =>
    `## A {#a}\n\n| Key | Meaning |\n| --- | --- |\n| \`x\` | X. |\n\n## B {#b}\n\n| Key | Meaning |\n| --- | --- |\n${rows}\ntext\n`;
  assert.equal(withTable(guide("| `old` | Old. |\n"), "b", [["new", "New."]]), guide("| `new` | New. |\n"));
  assert.throws(() => withTable(guide(""), "c", []), /no table below #c/);
});

test("takes a component's row from its doc comment", () => {
  const table: [source: string, row: [string, string]][] = [
    [
      "/** A counter. It starts at 0. */\nexport const Counter: PageComponent = () => 1;\n",
      ["<Counter />", "A counter."],
    ],
    [
      "/** A step. */\nconst STEP = 1;\n\n/**\n * A counter with\n * buttons.\n *\n * @example <Counter from={2} />\n */\nexport function Counter() {}\n",
      ["<Counter from={2} />", "A counter with buttons."],
    ],
  ];
  for (const [source, row] of table) assert.deepEqual(rowOfComponent("Counter", source), row);
  assert.throws(
    () => rowOfComponent("Counter", "export const Counter = 1;\n"),
    /counter\/counter\.tsx: Counter has no doc/,
  );
});
