import assert from "node:assert/strict";
import { test } from "node:test";
import { engineOf, recordOf } from "./engine-of.ts";
import { parseQuery } from "./parse-query.ts";
import { scoreNames } from "./score-names.ts";

test("of several names that begin like the query, only the best match counts", () => {
  const scoreOf = (...names: string[]) =>
    scoreNames(engineOf({ records: [recordOf({ level: 2, names })] }), parseQuery("chunkI")).get(0);
  const alone = scoreOf("chunkIds");
  assert.ok(alone);
  assert.equal(scoreOf("chunkIds", "chunkIdsOfThePage"), alone);
});
