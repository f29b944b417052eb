import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { checkExampleDrift } from "./example-drift.ts";

const texts = new Map([
  [
    "one",
    new Map([
      ["src/a.js", "first\n  second\n  third\nlast\n"],
      ["output.txt", "$ npx webpack\nasset a 1 bytes\ncompiled in 107 ms\n"],
    ]),
  ],
  ["silent", new Map([["a.js", "a\n"]])],
]);

const examples = { names: new Set(texts.keys()), text: (name: string) => texts.get(name) };

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n`;
const reported = (body: string) => lines(checkExampleDrift(sourcePageOf("a.md", withTitle(body)), examples));

test("accepts a fence that equals its example", () => {
  const table = [
    fence('js title="src/a.js" example="one"', "first\n  second\n  third\nlast"),
    fence('js title="src/a.js" example="one" excerpt', "second\nthird"),
    fence('js title="src/a.js" example="one" excerpt {1}', "  third\nlast  "),
    fence('js title="src/a.js" example="one" diff', "   second\n-  2nd\n+  third"),
    fence('text output example="one"', "asset a 1 bytes\ncompiled in 98 ms"),
    fence('text output example="one"', "compiled in 1.5 s"),
    `- x\n\n  ${fence('js title="a.js" example="silent"', "a").replaceAll("\n", "\n  ")}\n`,
    fence('js title="a.js" example="silent" tab=A', "a") + fence('js title="a.js" example="silent" tab=B', "a"),
    fence('js title="src/a.js"', "anything"),
  ];
  for (const body of table) assert.deepEqual(reported(body), [], body);
});

test("reports the first line of a fence that differs from its example", () => {
  const whole = "Copy the file again, or add `excerpt` to the fence if it only shows some lines.";
  const lines = "Copy the lines again.";
  const update = `${lines} If the program prints something else now, first run \`npm run examples -- one --update\`.`;
  const file = "examples/one/src/a.js";
  const table = [
    ["diff", " first\n+  2nd", `Line 2 of the fence is '  2nd'; ${file} has '  second'. | ${lines}`],
    ["", "first\n  2nd\n  third\nlast", `Line 2 of the fence is '  2nd'; ${file} has '  second'. | ${whole}`],
    ["", "first", `The fence ends before line 2, where ${file} has '  second'. | ${whole}`],
    ["excerpt", "second\nlast", `Line 2 of the fence is 'last'; ${file} has '  third'. | ${lines}`],
    ["excerpt", "nowhere", `Line 1 of the fence is 'nowhere'; ${file} has no such line there. | ${lines}`],
  ] as const;
  for (const [word, code, problem] of table) {
    const body = fence(`js title="src/a.js" example="one" ${word}`, code);
    assert.deepEqual(reported(body), [`4:1 example-drift ${problem}`], body);
  }
  assert.deepEqual(reported(`\n  ${fence('text output example="one"', "asset a 2 bytes")}`), [
    `5:3 example-drift Line 1 of the fence is 'asset a 2 bytes'; examples/one/output.txt has no such line there. | ${update}`,
  ]);
});

test("reports an example, or a file of it, that doesn't exist", () => {
  const table = [
    ['js title="a.js" example="silnt"', "There is no folder examples/silnt. | Did you mean silent?"],
    [
      'js title="a.js" example="nonsense"',
      "There is no folder examples/nonsense. | Correct the name, or create the example.",
    ],
    ['js example="one"', 'The fence doesn\'t say which file it quotes. | Add title="src/index.js", or output.'],
    ['js title="src/b.js" example="one"', "examples/one has no src/b.js. | Did you mean src/a.js?"],
    ['js title="webpack.config.ts" example="silent"', "examples/silent has no webpack.config.ts. | It has a.js."],
    ['text output example="silent"', "examples/silent has no output.txt. | Run `npm run examples -- silent --update`."],
  ] as const;
  for (const [info, words] of table) assert.deepEqual(reported(fence(info, "a")), [`4:1 example-drift ${words}`], info);
});
