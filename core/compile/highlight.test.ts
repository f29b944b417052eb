import assert from "node:assert/strict";
import { test } from "node:test";
import { KNOWN_LANGUAGES } from "../markdown/languages.ts";
import { highlight, plainLines } from "./highlight.ts";

/** Returns tokens as text: 'k:const' for one with a color. */
function shown(code: string, language: string): string[][] {
  return highlight(code, language).map((line) =>
    line.map(({ text, kind }) => (kind === "" ? text : `${kind}:${text}`)),
  );
}

test("colors code by its grammar", () => {
  const table: [string, string, string[][]][] = [
    ["js", "const a = 'b'; // c", [["k:const", " a = ", "s:'b'", "; ", "c:// c"]]],
    ["ts", "type A = string;", [["k:type ", "t:A", " = ", "t:string", ";"]]],
    ["json", '{ "a": 1 }', [["{ ", 'p:"a"', ": ", "n:1", " }"]]],
    ["css", "a { color: red }", [["t:a", " { ", "p:color", ": ", "n:red", " }"]]],
    ["html", '<a href="b">c</a>', [["<", "t:a ", "p:href", "=", 's:"b"', ">c</", "t:a", ">"]]],
    ["bash", "npx webpack --watch # x", [["f:npx ", "webpack ", "p:--watch ", "c:# x"]]],
    ["bash", 'cd a && npm run "b"', [["f:cd ", "a && ", "f:npm ", "run ", 's:"b"']]],
    ["bash", "echo don't", [["f:echo ", "don't"]]],
    ["text", "const", [["const"]]],
    ["constructor", "const", [["const"]]],
  ];
  for (const [language, code, tokens] of table) assert.deepEqual(shown(code, language), tokens, `${language}: ${code}`);
});

test("colors scripts and styles in HTML", () => {
  assert.deepEqual(shown("<script>let a</script>", "html")[0]?.includes("k:let"), true);
});

test("keeps every character in every language, also if the code has mistakes", () => {
  const codes = ["a\n\nb\n", "  const {", "<a <b", '\t"unclosed', "``` '", "🎉 é", "", "\n"];
  for (const language of KNOWN_LANGUAGES) {
    for (const code of codes) {
      const lines = highlight(code, language).map((line) => line.map((token) => token.text).join(""));
      assert.equal(lines.join("\n"), code, `${language}: ${JSON.stringify(code)}`);
    }
  }
});

test("splits a comment over several lines into one token per line", () => {
  assert.deepEqual(shown("/* a\nb */", "js"), [["c:/* a"], ["c:b */"]]);
});

test("doesn't color plain text", () => {
  assert.deepEqual(plainLines("a\n\nb"), [[{ text: "a", kind: "" }], [], [{ text: "b", kind: "" }]]);
});
