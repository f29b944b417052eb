import assert from "node:assert/strict";
import { test } from "node:test";
import { functionSignature, splitTopLevel } from "./function-signature.ts";

test("a function type is told by the names of what it takes", () => {
  const table: [string, string | undefined][] = [
    ["(pathData: PathData, assetInfo?: AssetInfo) => string", "(pathData, assetInfo?) => string"],
    ["((this: Compiler, compiler: Compiler) => void)", "(compiler) => void"],
    ["(percentage: number, ...args: string[]) => void", "(percentage, ...args) => void"],
    ["(arg0: import('enhanced-resolve').Resolver) => void", "(resolver) => void"],
    ["(chunk: Chunk) => boolean | undefined", "(chunk) => boolean"],
    ["(name: string) => { [key: string]: string }", "(name) => object"],
    ["(callback: (err?: Error) => void, b: [string, number]) => void", "(callback, b) => void"],
    ["RegExp", undefined],
    ["() => string", "() => string"],
  ];
  for (const [type, words] of table) assert.equal(functionSignature(type), words, type);
});

test("text is split only outside of brackets and strings", () => {
  assert.deepEqual(splitTopLevel(`a: "x,y", b: (c, d) => E<F, G>, h`, ","), [`a: "x,y"`, "b: (c, d) => E<F, G>", "h"]);
});
