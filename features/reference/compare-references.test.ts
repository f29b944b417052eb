import assert from "node:assert/strict";
import { test } from "node:test";
import { hook, option } from "../../test/reference-of.ts";
import { compareReferences } from "./compare-references.ts";

test("reports new, removed and changed names, changes with both values", () => {
  const before = [
    option("output.path"),
    option("output.jsonpFunction"),
    option("target", { type: "string", defaults: [{ value: '"web"' }] }),
  ];
  const after = [
    option("output.path"),
    hook("Compiler", "validate"),
    option("target", {
      type: "string | false",
      flag: "--target",
      defaults: [{ value: '"node"', when: "in production" }],
    }),
  ];
  assert.deepEqual(
    compareReferences(before, after).map(
      ({ kind, category, name, what }) => `${kind} ${category} ${name} ${what ?? ""}`,
    ),
    [
      "new hooks Compiler validate SyncHook ()",
      "removed options output.jsonpFunction ",
      "changed options target type: string → string | false",
      "changed options target flag: none → --target",
      'changed options target default: "web" → "node" in production',
    ],
  );
});
