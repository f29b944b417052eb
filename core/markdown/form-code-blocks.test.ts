import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, problemsOf, sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { fenceOf } from "./form-code-blocks.ts";

/** Returns 'code js', or 'tabs LABEL: a, b' for each block of the page. */
function blocksOf(body: string): string[] {
  return sourcePageOf("a.md", withTitle(body)).tree.children.map((node) => {
    if (node.type === "code") return `code ${fenceOf(node).language}`;
    return node.type === "codeTabs" ? `tabs ${node.label}: ${node.labels.join(", ")}` : node.type;
  });
}

const fence = (info: string) => `\`\`\`${info}\na\n\`\`\`\n`;

test("groups consecutive fences with tabs", () => {
  const table = [
    [fence("js tab=A") + fence("js tab=B"), ["tabs Variants: A, B"]],
    [fence("js tab=A") + fence("js"), ["tabs Variants: A", "code js"]],
    [
      fence("js") + fence("js tab=A") + "\n" + fence("ts tab=B") + "text\n" + fence("js tab=C"),
      ["code js", "tabs Variants: A, B", "paragraph", "tabs Variants: C"],
    ],
    [fence("js") + fence("js"), ["code js", "code js"]],
  ] as const;
  for (const [body, blocks] of table) assert.deepEqual(blocksOf(body), blocks, body);
});

test("turns npm commands into tabs for package managers, also in lists", () => {
  assert.deepEqual(blocksOf("```npm\nnpm i x\n```\n"), ["tabs Package manager: npm, yarn, pnpm, bun"]);
  const [list] = sourcePageOf("a.md", withTitle("- a\n\n  ```npm\n  npm i x\n  ```\n")).tree.children;
  assert.equal(list?.type === "list" && list.children[0]?.children[1]?.type, "codeTabs");
});

test("warns of unknown languages and words with the place of the fence", () => {
  const reported = (body: string) => lines(sourcePageOf("a.md", withTitle(body)).problems);
  assert.deepEqual(reported(fence("jss")), [
    "4:1 warning fence-language Unknown fence language 'jss'. | Did you mean js? Until then, the code is shown without colors.",
  ]);
  assert.match(reported(fence("brainfuck"))[0] ?? "", /\| Known languages: js, jsx, .* without colors\.$/);
  assert.match(reported(fence("constructor"))[0] ?? "", /Unknown fence language 'constructor'/);
  assert.deepEqual(reported(`\n${fence("js titel=a")}`), [
    '5:1 warning fence-meta Unknown word \'titel=a\' after the language of the fence. | Known: title="…", tab="…", output, diff, {1,3-5}.',
  ]);
  const parse = { module: import.meta.filename, fenceWords: ['size="…"', "wide"] };
  const words = (info: string) =>
    problemsOf("a.md", withTitle(fence(info)), [parse]).map(({ message }) => /'(.*)'/.exec(message)?.[1]);
  assert.deepEqual(words('js size="a" wide'), []);
  assert.deepEqual(words("js size wide=1 title"), ["size", "wide=1", "title"]);
  assert.deepEqual(reported(fence("js") + fence("npm") + "    indented\n"), []);
});
