import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

/**
 * Returns doc comments that nothing follows on the same or the next line, which editors show for something else or not
 * at all.
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

/** Returns comment lines of more than 120 characters, which the formatter leaves alone. A URL can't be wrapped. */
function longLinesIn(source: string): string[] {
  return source
    .split("\n")
    .filter((line) => line.length > 120 && /^\s*(?:\/\/|\/\*|\* )/.test(line) && !line.includes("://"));
}

test("finds long lines of comments, but not of code or with a URL", () => {
  const long = "a".repeat(120);
  assert.equal(longLinesIn(`// ${long}\n  /** ${long} */\n/**\n * ${long}\n */`).length, 3);
  assert.equal(longLinesIn(`// short\nconst a = "${long}";\n// https://example.com/${long}`).length, 0);
});

test("has no comment with a line of more than 120 characters", () => {
  const files = globSync("{model,pipeline,site,worker,playground,cli,e2e,bench,packages}/**/*.{ts,tsx,mjs,css}");
  const long = files.flatMap((file) => longLinesIn(readFileSync(file, "utf8")).map((line) => `${file}: ${line}`));
  assert.deepEqual(long, []);
});
