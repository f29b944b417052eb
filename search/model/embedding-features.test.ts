import assert from "node:assert/strict";
import { test } from "node:test";
import { embeddingWords, featureOfPair, featuresOfWord } from "./embedding-features.ts";

test("splits identifiers into words, and leaves out stop words", () => {
  assert.deepEqual(embeddingWords("How to use splitChunks with CSS files?"), ["split", "chunks", "css", "files"]);
});

test("words with the same stem or with the same pieces share features", () => {
  const shared = (one: string, other: string) => {
    const features = new Set(featuresOfWord(one));
    return featuresOfWord(other).filter((feature) => features.has(feature)).length;
  };
  assert.equal(featuresOfWord("caching")[0], featuresOfWord("cached")[0]);
  assert.ok(shared("minify", "minification") >= 6);
  assert.equal(shared("chunk", "proxy"), 0);
});

test("a pair has another feature than the same words the other way round", () => {
  assert.notEqual(featureOfPair("source", "map"), featureOfPair("map", "source"));
});
