import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, suite, test } from "node:test";
import { openKept } from "./kept.ts";

let folder = "";

suite("kept results", () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "kept-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** How often each of these was made: once("step", inputs) in one run after the other. */
  function runs(...all: { version?: string; inputs: string[]; sweep?: boolean }[]): unknown[] {
    let made = 0;
    return all.map(({ version = "1", inputs, sweep = true }) => {
      const kept = openKept(folder, version);
      const result = kept.once("step", inputs, () => ({ made: ++made, of: inputs }));
      if (sweep) kept.sweep();
      return result.made;
    });
  }

  test("a result is made once", () => {
    assert.deepEqual(runs({ inputs: ["a"] }, { inputs: ["a"] }), [1, 1]);
  });

  test("other inputs, inputs cut elsewhere, and other code have results of their own", () => {
    assert.deepEqual(runs({ inputs: ["a", "bc"] }, { inputs: ["ab", "c"] }), [1, 2]);
    assert.deepEqual(runs({ inputs: ["a"], version: "1" }, { inputs: ["a"], version: "2" }), [1, 2]);
  });

  test("what a run does not ask for is removed at its end", () => {
    assert.deepEqual(runs({ inputs: ["a"] }, { inputs: ["b"] }, { inputs: ["a"] }), [1, 2, 3]);
    assert.equal(readdirSync(folder).length, 1);
  });

  for (const [name, damage] of [
    ["cut off", (text: string) => text.slice(0, -3)],
    ["changed", (text: string) => text.replace('"made":1', '"made":7')],
    ["empty", () => ""],
  ] as const) {
    test(`a file that is ${name} is made anew`, () => {
      assert.deepEqual(runs({ inputs: ["a"] }), [1]);
      const [file = ""] = readdirSync(folder).map((each) => join(folder, each));
      writeFileSync(file, damage(readFileSync(file, "utf8")));
      let made = 0;
      const result = openKept(folder, "1").once("step", ["a"], () => ({ made: ++made + 10, of: ["a"] }));
      assert.equal(result.made, 11);
      assert.deepEqual(runs({ inputs: ["a"] }), [11]);
    });
  }

  test("a result is known by its hash, and is read when it is asked for", () => {
    let made = 0;
    const keep = (input: string) => openKept(folder, "1").keep("step", [input], () => [++made, "result"]);
    const first = keep("a");
    const second = keep("a");
    assert.equal(second.hash, first.hash);
    assert.notEqual(keep("b").hash, first.hash);
    assert.deepEqual([first.value(), second.value(), made], [[1, "result"], [1, "result"], 2]);
  });

  test("a result that another run removed meanwhile, or that was spoilt, is made again when it is asked for", () => {
    for (const spoil of [(file: string) => rmSync(file), (file: string) => writeFileSync(file, "[]")]) {
      let made = 0;
      const result = openKept(folder, "1").keep("step", ["a"], () => ({ made: ++made }));
      for (const file of readdirSync(folder)) spoil(join(folder, file));
      assert.deepEqual(result.value(), { made: made });
      assert.ok(made > 0);
    }
  });
});
