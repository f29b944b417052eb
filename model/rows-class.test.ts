import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { rowsClass } from "./rows-class.ts";

test("only uses heights that the stylesheet has", () => {
  const styles = readFileSync("site/styles/rows.css", "utf8");
  const classes = new Set(Array.from({ length: 400 }, (_, rows) => rowsClass(rows)));
  assert.ok(classes.size > 10);
  for (const name of classes) assert.ok(styles.includes(`.${name} {\n    --rows: ${name.slice(5)};`), name);
});

test("uses the nearest height", () => {
  assert.equal(rowsClass(3), "rows-3");
  assert.equal(rowsClass(11), "rows-12");
  assert.equal(rowsClass(1000), "rows-256");
});
