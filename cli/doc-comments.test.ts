import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

/**
 * Returns doc comments that nothing follows on the same or the next line, so that editors show them for something else
 * or not at all.
 */
function misplacedIn(source: string): string[] {
  return [...source.matchAll(/\/\*\*\s(?:(?!\*\/)[\s\S])*\*\/(?:\s*[;,)}\]]|[ \t]*\n[ \t]*\n)/g)].map(([text]) => text);
}

const CASES: [string, number][] = [
  ["type A = { b: string /** Of b. */; c: number };", 1],
  ["type A = {\n  b: string;\n  /** Of nothing. */\n};", 1],
  ["/** Of nothing. */\n\nconst a = 1;", 1],
  ["f(a /** Of a. */, b);", 1],
  ["type A = {\n  b: string;\n  /**\n   * Of c.\n   */\n  c: number;\n};", 0],
  ['const pattern = "content/**/*.md";', 0],
];

for (const [source, count] of CASES) {
  test(`finds ${count} misplaced doc comments in ${JSON.stringify(source)}`, () => {
    assert.equal(misplacedIn(source).length, count);
  });
}

test("has every doc comment before what it documents", () => {
  const files = globSync("{model,pipeline,site,worker,playground,cli,e2e,bench,packages}/**/*.{ts,tsx,mjs}").filter(
    (file) => file !== "cli/doc-comments.test.ts",
  );
  assert.ok(files.length > 500, `${files.length} files`);
  const misplaced = files.flatMap((file) => misplacedIn(readFileSync(file, "utf8")).map((text) => `${file}: ${text}`));
  assert.deepEqual(misplaced, []);
});
