import assert from "node:assert/strict";
import { test } from "node:test";
import { contributorsOf } from "./contributors-of.ts";
import type { PackageManifest } from "./fetch/package-files.ts";

test("only lists people who give their GitHub handle", () => {
  const table: [PackageManifest, string[]][] = [
    [{ author: "Tobias Koppers @sokra" }, ["sokra"]],
    [{ author: "Kir Belevich (@deepsweet)" }, ["deepsweet"]],
    [{ author: "Jan <j@example.com> (https://github.com/jantimon)" }, ["jantimon"]],
    [
      { author: { name: "A", url: "https://github.com/a-b/" }, contributors: ["B @b", "C <c@d.e>", "B @b"] },
      ["a-b", "b"],
    ],
    [{ author: "Luis <hello@luiscouto.pt>" }, []],
    [{ author: "webpack Contrib Team" }, []],
    [{ author: "X (https://github.com/orgs/people)" }, []],
    [{ author: 'X (https://github.com/"><script>)' }, []],
    [{}, []],
  ];
  for (const [manifest, expected] of table) {
    assert.deepEqual(contributorsOf(manifest), expected, JSON.stringify(manifest));
  }
});
