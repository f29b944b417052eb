import assert from "node:assert/strict";
import { test } from "node:test";
import { docTags, versionFacts } from "./doc-tags.ts";
import { withoutStars } from "./parsed-file.ts";

test("reads tags with types and names", () => {
  const comment = withoutStars(`*
   * Decides something.
   * @callback Filter
   * @param {{ a: { b: string } }} chunk a chunk
   * @param {string=} name
   * @returns {boolean |
   *   undefined} true to keep it
   `);
  assert.deepEqual(docTags(comment), [
    { tag: "callback", type: "", name: "Filter" },
    { tag: "param", type: "{ a: { b: string } }", name: "chunk" },
    { tag: "param", type: "string=", name: "name" },
    { tag: "returns", type: "boolean |\n  undefined", name: "true" },
  ]);
});

test("reads what a comment says about versions and deprecation", () => {
  assert.deepEqual(versionFacts("Text. @since 5.17.0"), { since: "5.17.0" });
  assert.deepEqual(versionFacts("@deprecated use `close` instead"), { deprecated: "close" });
  assert.deepEqual(versionFacts("@deprecated"), { deprecated: true });
  assert.deepEqual(versionFacts("Text."), {});
});
