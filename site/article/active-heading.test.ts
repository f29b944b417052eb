import assert from "node:assert/strict";
import { test } from "node:test";
import { activeHeading } from "./active-heading.ts";

test("the active heading is the last one above the reading line, in any order of positions", () => {
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
