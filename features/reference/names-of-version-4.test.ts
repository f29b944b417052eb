import assert from "node:assert/strict";
import { test } from "node:test";
import { exportsOf4, hooksOf4 } from "./names-of-version-4.ts";

const FILES: Record<string, string> = {
  "lib/Compiler.js": "class Compiler { constructor() { this.hooks = { /** First. */ run: new Hook(), done: 1 }; } }",
  "lib/webpack.js":
    'exportPlugins(exports, { A: () => require("./A") }); exportPlugins((exports.optimize = {}), { B: () => 1 });',
};

const source = { read: (file: string) => FILES[file] };

test("reads hooks and exports of a version without types from its code", () => {
  assert.deepEqual(hooksOf4(source), ["Compiler run", "Compiler done"]);
  assert.deepEqual(exportsOf4(source), ["A", "optimize.B"]);
});
