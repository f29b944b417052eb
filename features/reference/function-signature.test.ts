import assert from "node:assert/strict";
import { test } from "node:test";
import { functionSignature } from "./function-signature.ts";

test("shortens a function type to its parameter names and result", () => {
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
  for (const [type, short] of table) assert.equal(functionSignature(type), short, type);
});
