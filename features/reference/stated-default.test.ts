import assert from "node:assert/strict";
import { test } from "node:test";
import { option } from "../../test/reference-of.ts";
import { statedDefault } from "./stated-default.ts";

test("takes a literal default from a description if the type allows it", () => {
  const table: [string, string, string | undefined][] = [
    ["Number of modules. Default: 5000.", "number", "5000"],
    ["Share scope name (defaults to 'default').", "string", '"default"'],
    ["Whether it follows links. Defaults to 'true'; 'false' copies.", "boolean", "true"],
    ["Merges rules. Off by default: it reorders.", "boolean", "false"],
    ['`"auto"` (the default) opens it.', 'false | "auto"', '"auto"'],
    ['`true` or `"some"` (the default) a banner', "boolean | string", undefined],
    ["Defaults to the compiler context.", "string", undefined],
    ["Default request for contexts.", "string", undefined],
    ["Re-serialized (defaults to `true` with `experiments.futureDefaults`).", "boolean", undefined],
  ];
  for (const [description, type, value] of table) {
    assert.equal(statedDefault(option("x", { description, type }))[0]?.value, value, description);
  }
});
