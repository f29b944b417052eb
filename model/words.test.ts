import assert from "node:assert/strict";
import { test } from "node:test";
import { contentKey, nameKey, partsOf, runsOf } from "./words.ts";

test("splits a text into words and identifiers", () => {
  const table = [
    ["set output.publicPath!", ["set", "output", "publicPath"]],
    ["`[contenthash:8].js`", ["contenthash", "8", "js"]],
    ["__webpack_public_path__ = '/'", ["__webpack_public_path__"]],
    ["größe 中文", ["größe", "中文"]],
    ["使用loader，代码分割（import()）。", ["使用", "loader", "代码", "码分", "分割", "import"]],
    ["在webpack-cli中", ["在", "webpack-cli", "中"]],
    ["", []],
  ] as const;
  for (const [text, runs] of table) assert.deepEqual(runsOf(text), runs, text);
});

test("splits an identifier into its words", () => {
  const table = [
    ["splitChunks", ["split", "chunks"]],
    ["HtmlWebpackPlugin", ["html", "webpack", "plugin"]],
    ["webSocketURL", ["web", "socket", "url"]],
    ["__webpack_public_path__", ["webpack", "public", "path"]],
    ["es2022", ["es", "2022"]],
    ["word", ["word"]],
  ] as const;
  for (const [run, parts] of table) assert.deepEqual(partsOf(run), parts, run);
});

test("normalizes the notation of a name", () => {
  for (const name of ["optimization.splitChunks", "Optimization split-chunks", "OPTIMIZATION SPLITCHUNKS"])
    assert.equal(nameKey(name), "optimizationsplitchunks");
});

test("a name without stop words needs two words", () => {
  assert.equal(contentKey("Upgrade from webpack 4"), "upgrade4");
  assert.equal(contentKey("how to cache"), "");
});
