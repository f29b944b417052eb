import assert from "node:assert/strict";
import { test } from "node:test";
import { engineOf, recordOf } from "./engine-of.ts";
import { parseQuery } from "./parse-query.ts";
import { scoreMessage } from "./score-message.ts";

const engine = engineOf({
  records: [recordOf({ title: "Images", messages: ["Module not found: Error: Can't resolve './a.png'"] })],
});

function bonusFor(query: string): number {
  return scoreMessage(engine, parseQuery(query))(0);
}

test("scores the longest run of a message", () => {
  assert.ok(bonusFor("Error: Can't resolve './b.png'") > bonusFor("Error: Can't compute './b.png' of all"));
});

test("scores nothing for other queries", () => {
  assert.equal(bonusFor("resolve a png"), 0);
});
