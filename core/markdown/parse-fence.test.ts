import assert from "node:assert/strict";
import { test } from "node:test";
import { parseFence } from "./parse-fence.ts";

const plain = {
  language: "js",
  output: false,
  diff: false,
  marked: new Set<number>(),
  options: new Map<string, string>(),
};

test("parses the words after the language", () => {
  const table = [
    ["js", "", plain],
    ["js", null, plain],
    ["js", 'title="src/a b.js"', { ...plain, title: "src/a b.js" }],
    ["js", "title='a.js' tab=ESM", { ...plain, title: "a.js", tab: "ESM" }],
    ["js", "[npm run]", { ...plain, tab: "npm run" }],
    ["js", "{1,3-5}", { ...plain, marked: new Set([1, 3, 4, 5]) }],
    ["js{2}", "diff", { ...plain, diff: true, marked: new Set([2]) }],
    ["text", "output", { ...plain, language: "text", output: true }],
    ["js", 'word key="a b"', { ...plain, options: new Map(Object.entries({ word: "", key: "a b" })) }],
    ["js", "{1-999999999}", { ...plain, marked: new Set(Array.from({ length: 10_000 }, (_line, index) => index + 1)) }],
    ["js", "{5-3}", plain],
  ] as const;
  for (const [lang, meta, fence] of table) assert.deepEqual(parseFence(lang, meta), fence, `${lang} ${meta}`);
});

test("knows a language by all of its names", () => {
  const table = [
    ["javascript", "js"],
    ["JS", "js"],
    ["shell", "bash"],
    ["yml", "yaml"],
    ["js-with-links", "js"],
    ["diff", "diff"],
    [null, "text"],
    ["", "text"],
    ["unknown", "unknown"],
    ["constructor", "constructor"],
  ] as const;
  for (const [lang, language] of table) assert.equal(parseFence(lang, undefined).language, language);
});
