import assert from "node:assert/strict";
import { test } from "node:test";
import { WEBPACK } from "#model/documented-webpack.ts";
import { sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { untriedStatements } from "./untried-statements.ts";

test("finds statements about an earlier version that may have changed", () => {
  const text = withTitle(
    `In webpack 5.1.2, it fails.\n\nIn ${WEBPACK}, it works. Since webpack 5.1.2, it works too. 5.1.1 → 5.1.2.\n`,
  );
  const line = text.split("\n").findIndex((each) => each.startsWith("In webpack")) + 1;
  const { findings } = untriedStatements([sourcePageOf("guides/a.md", text), sourcePageOf("blog/a.md", text)]);
  assert.deepEqual(findings, [{ subject: `guides/a.md:${line}`, detail: "In webpack 5.1.2, it fails." }]);
});
