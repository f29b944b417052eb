import assert from "node:assert/strict";
import { test } from "node:test";
import { stem } from "#model/stem.ts";
import type { SearchPage, SearchRecord } from "../model/search-index.ts";
import { recordOf } from "./engine-of.ts";
import { snippetOf } from "./snippet-of.ts";

const PAGE: SearchPage = { url: "/a/", title: "A", keywords: [], description: "What the page is about." };

function snippetFor(words: string, change: Partial<SearchRecord>): string {
  const record = recordOf({ id: "a", level: 2, title: "A", ...change });
  const stems = new Set(words.split(" ").map(stem));
  const matcher = { isMatch: (word: string) => stems.has(stem(word)) };
  return snippetOf(record, PAGE, matcher)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join("");
}

test("a short text is shown whole, with every form of the words marked", () => {
  assert.equal(
    snippetFor("cache chunk", { text: "Caching of chunks: splitChunks." }),
    "[Caching] of [chunks]: [splitChunks].",
  );
});

test("Chinese words are marked within their sentence, and a long one is cut without a space", () => {
  assert.equal(snippetFor("代码 码分 分割", { text: "使用代码分割来加载。" }), "使用[代码分割]来加载。");
  const snippet = snippetFor("代码", { text: `${"文".repeat(300)}代码${"字".repeat(300)}` });
  assert.ok(snippet.length > 100 && snippet.length < 400, snippet);
});

test("shows the part of a long text that contains the words", () => {
  const snippet = snippetFor("needle", { text: `${"hay ".repeat(100)}a needle ${"hay ".repeat(100)}` });
  assert.match(snippet, /^… hay .*a \[needle\] hay .* …$/);
  assert.ok(snippet.length < 200);
});

test("doesn't show words that are only indexed", () => {
  assert.equal(snippetFor("rare", { text: "The beginning … rare words" }), "The beginning …");
});

test("shows a description for a page without text", () => {
  assert.equal(snippetFor("page", { level: 1 }), "What the [page] is about.");
});

test("a message that fits better than the text is shown instead", () => {
  const messages = ["Error: Can't resolve './x' in '/project'"];
  assert.match(snippetFor("can t resolve project error", { text: "Something.", messages }), /resolve/);
});

test("a long text with the words near its beginning is shown from there", () => {
  assert.match(snippetFor("needle", { text: `${"hay ".repeat(12)}needle ${"hay ".repeat(100)}` }), /^hay hay /);
});
