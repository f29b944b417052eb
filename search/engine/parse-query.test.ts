import assert from "node:assert/strict";
import { test } from "node:test";
import { stemSynonyms } from "../model/synonyms.ts";
import { parseQuery, variantsOf } from "./parse-query.ts";

test("recognizes the intent of a query by its form", () => {
  const table = [
    ["splitChunks", "name"],
    ["output.filename", "name"],
    ["--watch", "name"],
    ["how to split vendor code", "how-to"],
    ["load images from css", "how-to"],
    ["what is a chunk", "what-is"],
    ["Module not found: Error: Can't resolve 'fs'", "message"],
    ["tree shaking", "any"],
  ] as const;
  for (const [text, intent] of table) assert.equal(parseQuery(text).intent, intent, text);
});

test("what differs from reader to reader in a message counts for nothing", () => {
  const words = (text: string) => parseQuery(text).words.map(({ word }) => word);
  const plain = words("Error: Can't resolve the module in the folder");
  assert.deepEqual(words("Error: Can't resolve the module './a/b.js' in the folder '/home/me/src' 12:7-31"), plain);
});

test("stop words count little, unless there is nothing else", () => {
  const weights = (text: string) => parseQuery(text).words.map(({ weight }) => weight === 1);
  assert.deepEqual(weights("how to cache"), [false, false, true]);
  assert.deepEqual(weights("why webpack"), [true, true]);
  assert.deepEqual(weights("cache option"), [true, false]);
});

test("a query is a name with its signs left out, but for the dashes of a flag", () => {
  assert.equal(parseQuery("Define-Plugin").key, "defineplugin");
  assert.equal(parseQuery("--output-path").key, "--outputpath");
});

test("a word that stands for others is replaced by them, whole words only", () => {
  const synonyms = stemSynonyms([{ words: ["hmr", "hot reload"], means: ["hot module replacement"] }]);
  const texts = (text: string) => variantsOf(text, synonyms).map((variant) => variant.text);
  assert.deepEqual(texts("HMR"), ["HMR", "hot module replacement"]);
  assert.deepEqual(texts("hot reload not working"), ["hot reload not working", "hot module replacement not working"]);
  assert.deepEqual(texts("hmrx"), ["hmrx"]);
});

test("a phrase is found in its forms and with words that say nothing between its own", () => {
  const synonyms = stemSynonyms([{ words: ["hide output"], means: ["stats presets"] }]);
  const texts = variantsOf("how to hide the webpack outputs", synonyms).map(({ text }) => text);
  assert.deepEqual(texts, ["how to hide the webpack outputs", "how to stats presets"]);
});

test("distinguishes messages from questions about them", () => {
  const intents = [
    ["ERR_OSSL_EVP_UNSUPPORTED", "message"],
    ["Loading chunk failed", "message"],
    ["BREAKING CHANGE: webpack < 5 used to include polyfills", "message"],
    ["how to fix module not found", "how-to"],
    ["caching", "term"],
    ["splitChunks", "name"],
  ] as const;
  for (const [query, intent] of intents) assert.equal(parseQuery(query).intent, intent, query);
});

test("names that a message quotes differ from reader to reader and count for little", () => {
  const weightIn = (text: string, word: string) => parseQuery(text).words.find((each) => each.word === word)?.weight;
  const message = "export 'items'.'forEach' (imported as 'items') was not found in './data.json'";
  assert.deepEqual([weightIn(message, "items"), weightIn(message, "imported")], [0.2, 1]);
  assert.equal(weightIn("use 'items' of a list", "items"), 1);
  assert.equal(weightIn("Can't resolve 'fs'", "fs"), 1);
});

test("a word counts once, as it was written first, and British spelling names the same", () => {
  assert.deepEqual(
    parseQuery("splitChunks splitchunks").words.map(({ parts }) => parts),
    [["split", "chunks"]],
  );
  assert.equal(parseQuery("optimisation").key, parseQuery("optimization").key);
  assert.equal(parseQuery("stats.colours").key, parseQuery("stats.colors").key);
});
