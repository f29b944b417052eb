import assert from "node:assert/strict";
import { test } from "node:test";
import { UserError } from "#model/user-error.ts";
import { findDrift } from "./find-drift.ts";

test("says which versions can be compared", async () => {
  const refused = (error: unknown) => error instanceof UserError && error.message.includes("from 5.31.0 on");
  await assert.rejects(findDrift("5.0.0"), refused);
  await assert.rejects(findDrift("latest"), refused);
});
