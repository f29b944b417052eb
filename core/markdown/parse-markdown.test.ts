import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, problemsOf, sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { MarkdownError, parseMarkdown } from "./parse-markdown.ts";

function errorOf(mdx: string): MarkdownError {
  try {
    parseMarkdown(mdx, "mdx");
  } catch (error) {
    if (error instanceof MarkdownError) return error;
  }
  return assert.fail(`No error: ${mdx}`);
}

test("gives nodes places in UTF-16 units, as editors count", () => {
  const [paragraph] = parseMarkdown("é🎉 [x](/a/)\n", "md").children;
  assert.equal(paragraph?.type, "paragraph");
  const link = paragraph.children[1];
  assert.deepEqual([link?.position?.start.line, link?.position?.start.column], [1, 5]);
});

test("reads explicit ids of headings in MDX", () => {
  const headings = [
    ["## Title {#a}", "Title"],
    ["## Title {#a} ##", "Title"],
    ["## Title {#a}  ", "Title"],
    ["> ## Title {#a}", "Title"],
    ["- ## Title {#a}", "Title"],
    ["1. ## Title {#a}", "Title"],
    ["Title {#a}\n---", "Title"],
    ["## `code` {#a}", "code"],
    ["## {#a}", ""],
  ] as const;
  for (const extension of ["md", "mdx"] as const) {
    for (const [text, title] of headings) {
      const [heading] = sourcePageOf(`a.${extension}`, withTitle(`\n${text}\n`)).headings;
      assert.deepEqual([heading?.id, heading?.title], ["a", title], `${extension}: ${text}`);
    }
  }
});

test("keeps braces in code of an MDX page", () => {
  const [code] = parseMarkdown("```md\n## Title {#a}\n```\n", "mdx").children;
  assert.equal(code?.type === "code" && code.value, "## Title {#a}");
});

test("reports MDX that can't be parsed with line, column and fix", () => {
  const table = [
    ["a\n\n<Open>\n\ntext\n", 3, 1, "MDX: Expected a closing tag for `<Open>` (3:1)."],
    [
      "é🎉 <Open\n",
      1,
      5,
      "MDX: Unexpected character after `<`, expected a valid JSX tag (note: to create a link in MDX, use `[text](url)`).",
    ],
    ["a {b\n", 1, 3, "MDX: Unexpected end of file in expression, expected a corresponding closing brace for `{`."],
  ] as const;
  for (const [text, line, column, message] of table) {
    const error = errorOf(text);
    assert.deepEqual([error.place, error.message], [{ line, column }, message]);
    assert.match(error.fix, /^Close every tag/);
    assert.equal(parseMarkdown(text, "md").type, "root");
  }
});

test("reports an unclosed tag inside an aside in its own place", () => {
  const [problem] = lines(problemsOf("a.mdx", withTitle("\n- x\n\n  T> a <b>\n  T>\n  T> </b>\n")));
  assert.match(problem ?? "", /^7:8 syntax MDX: Expected a closing tag for `<b>`/);
});

test("extends an unclosed fence to the end of the file", () => {
  const { tree, problems } = sourcePageOf("a.md", withTitle("```js\na\n\n## b\n"));
  assert.deepEqual(
    tree.children.map((node) => node.type),
    ["code"],
  );
  assert.deepEqual(problems, []);
});

test("parses deeply nested quotes and lists", () => {
  assert.equal(sourcePageOf("a.md", withTitle(`${">".repeat(500)} a\n`)).tree.children.length, 1);
});

test("rejects text that would crash the process or be parsed wrongly without an error", () => {
  const cases: [string, string][] = [
    ["*a <B>c* d</B>\n", "1:4"],
    ["text\n\n**a <B>c** d</B>\n", "3:5"],
    [`a\n\n<A x={${"{a:".repeat(300)}1${"}".repeat(300)}} />\n`, "3:"],
  ];
  for (const [text, place] of cases) {
    const { line, column } = errorOf(text).place;
    assert.ok(`${line}:${column}`.startsWith(place), text);
  }
  assert.doesNotThrow(() => parseMarkdown('export const a = "x\\', "mdx"));
  for (const fine of [
    "*a <B>c</B> d*\n",
    "<A />\n",
    "<A>\n\ntext\n\n</A>\n",
    "- <A>x</A> y\n",
    "> <details>\n> <summary>S</summary>\n>\n> x\n>\n> </details>\n",
  ]) {
    assert.doesNotThrow(() => parseMarkdown(fine, "mdx"));
  }
});
