import assert from "node:assert/strict";
import { test } from "node:test";
import { scrollNeeded } from "./scroll-needed.ts";

test("scrolls the sidebar only as far as needed", () => {
  const frame = { top: 100, bottom: 500 };
  assert.equal(scrollNeeded({ top: 200, bottom: 230 }, frame), 0);
  assert.equal(scrollNeeded({ top: 90, bottom: 120 }, frame), -34);
  assert.equal(scrollNeeded({ top: 490, bottom: 520 }, frame), 44);
});
