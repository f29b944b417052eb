import assert from "node:assert/strict";
import { test } from "node:test";
import { untilTurn } from "./until-turn.ts";

test("the first word changes 5000 ms after it was shown, however late the script is", () => {
  assert.deepEqual([0, 1200, 4999, 6000, -50].map(untilTurn), [5000, 3800, 1, 4000, 5000]);
});
