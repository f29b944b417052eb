import assert from "node:assert/strict";
import { test } from "node:test";
import { loadContent } from "../../core/read/load-content.ts";
import { sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { errorCoverage } from "./error-classes.ts";
import { openPackage } from "./installed-package.ts";

const webpack = openPackage("webpack");

test("reports a class that no page in /errors/ mentions, even if other pages do", () => {
  const { total, missing } = errorCoverage(webpack, [
    sourcePageOf("errors/resolving.md", withTitle("The class is `ModuleNotFoundError`.\n")),
    sourcePageOf("guides/a.md", withTitle("A `ModuleParseError`.\n")),
  ]);
  assert.ok(total > 50);
  assert.equal(missing.length, total - 1);
  assert.ok(missing.includes("ModuleParseError"));
});

test("has every class of the installed webpack in /errors/", async () => {
  const { sources } = await loadContent("content");
  assert.deepEqual(errorCoverage(webpack, sources).missing, []);
});
