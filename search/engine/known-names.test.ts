import assert from "node:assert/strict";
import { test } from "node:test";
import { nameKey } from "#model/words.ts";
import { pageOf, recordOf } from "./engine-of.ts";
import { createNames } from "./known-names.ts";

/** Returns the names that lead to a section. */
function namesOf(section: Parameters<typeof recordOf>[0]) {
  const names = createNames();
  const record = recordOf({ level: 2, ...section });
  names.addRecord(0, record, pageOf(), nameKey(record.title));
  return (key: string) => names.get(key)[0]?.strength;
}

test("a hook is known with and without the word hooks", () => {
  const strengthOf = namesOf({ title: "make", names: ["Compiler.hooks.make"] });
  assert.equal(strengthOf("compilerhooksmake"), 1);
  assert.equal(strengthOf("compilermake"), 0.95);
});

test("a section is known by its address", () => {
  assert.ok(namesOf({ title: "script", id: "externalstypescript" })("externalstypescript"));
});

test("the more of a name is left out, the less it leads to the section", () => {
  const strengthOf = namesOf({ title: "Size", names: ["optimization.splitChunks.minSize"] });
  const strengths = ["optimizationsplitchunksminsize", "splitchunksminsize", "minsize"].map(
    (key) => strengthOf(key) ?? 0,
  );
  assert.deepEqual(
    strengths,
    strengths.toSorted((a, b) => b - a),
  );
  assert.equal(new Set([...strengths, 0]).size, 4);
});
