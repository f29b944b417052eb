import assert from "node:assert/strict";
import { test } from "node:test";
import { contributorsOf } from "./contributors-of.ts";

test("only names people who give their GitHub handle", () => {
  const table = [
    [{ author: "Tobias Koppers @sokra" }, ["sokra"]],
    [{ author: "Kir Belevich (@deepsweet)" }, ["deepsweet"]],
    [{ author: "Jan <j@example.com> (https://github.com/jantimon)" }, ["jantimon"]],
    [
      { author: { name: "A", url: "https://github.com/a-b/" }, contributors: ["B @b", "C <c@example.com>", "B @b"] },
      ["a-b", "b"],
    ],
    [{ author: "Luis <hello@luiscouto.pt>" }, []],
    [{ author: "webpack Contrib Team" }, []],
    [{ author: "X (https://github.com/orgs/people)" }, []],
    [{ author: 'X (https://github.com/"><script>)' }, []],
    [{}, []],
  ] as const;
  for (const [manifest, expected] of table) {
    const { contributors = [], author } = { contributors: [], author: undefined, ...manifest };
    assert.deepEqual(
      contributorsOf({ ...(author !== undefined && { author }), contributors: [...contributors] }),
      expected,
      JSON.stringify(manifest),
    );
  }
});
