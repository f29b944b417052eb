import assert from "node:assert/strict";
import { test } from "node:test";
import { untilNextTurn } from "./until-next-turn.ts";

test("counts turns from when the heading was shown, however late the script is", () => {
  for (const [shown, left] of [
    [0, 5000],
    [800, 4200],
    [4999, 1],
    [5000, 5000],
    [12_000, 3000],
    [-3, 5000],
  ] as const)
    assert.equal(untilNextTurn(shown), left, String(shown));
});
