import assert from "node:assert/strict";
import { test } from "node:test";
import { describeValue, isVague } from "./describe-value.ts";

test("writes values as in a configuration, without folders of the machine", () => {
  const folders = new Map([
    ["/tmp/context", "context"],
    ["/home/me/project", "process.cwd()"],
  ]);
  const table: [unknown, string | undefined][] = [
    ["[name].js", '"[name].js"'],
    [Infinity, "Infinity"],
    [/\.js$/, "/\\.js$/"],
    [{ hash: true, "a-b": [1, "x"], missing: undefined }, '{ hash: true, "a-b": [1, "x"] }'],
    ["/home/me/project", "process.cwd()"],
    ["/home/me/project/dist", 'path.resolve("dist")'],
    [["/tmp/context"], "[context]"],
    [(module: string) => module, "(module) => …"],
    [undefined, undefined],
    ["x".repeat(200).split(""), "[…]"],
  ];
  for (const [value, words] of table) assert.equal(describeValue(value, folders), words);
});

test("recognizes descriptions that only say what kind of value it is", () => {
  assert.deepEqual(["{ … }", "[…]", "(module) => …", "true"].map(isVague), [true, true, false, false]);
});
