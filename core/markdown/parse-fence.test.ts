import assert from "node:assert/strict";
import { test } from "node:test";
import { parseFence } from "./parse-fence.ts";

const plain = {
  language: "js",
  excerpt: false,
  output: false,
  treemap: false,
  diff: false,
  marked: new Set<number>(),
  unknown: [],
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
    ["text", 'output example="one"', { ...plain, language: "text", output: true, example: "one" }],
    ["js", 'example="one" excerpt', { ...plain, example: "one", excerpt: true }],
    [
      "text",
      'output treemap example="one"',
      { ...plain, language: "text", output: true, treemap: true, example: "one" },
    ],
    ["js", "fragment", { ...plain, kind: "fragment" }],
    ["js", "nonsense key=1", { ...plain, unknown: ["nonsense", "key=1"] }],
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
