import assert from "node:assert/strict";
import { test } from "node:test";
import { activeHeading } from "./active-heading.ts";

test("the heading being read is the last one that has been reached, in whatever order they were", () => {
  const ids = ["usage", "options", "caveats"];
  const table = [
    [[], undefined],
    [["usage"], "usage"],
    [["options", "usage"], "options"],
    [["caveats"], "caveats"],
    [["elsewhere"], undefined],
  ] as const;
  for (const [reached, id] of table) assert.equal(activeHeading(ids, new Set(reached)), id);
});
