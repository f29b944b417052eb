import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../../../test/source-page-of.ts";
import { checkNodeVersions } from "./node-version.ts";

const check = (text: string, code: string) =>
  lines(checkNodeVersions(sourcePageOf("a.md", withTitle(`${text}\n\n\`\`\`js\n${code}\n\`\`\`\n`))));
const GLOB = 'import { globSync } from "node:fs";\nglobSync("*");';

test("reports a Node script that needs a newer version than the page mentions", () => {
  const [problem = ""] = check("Run this with Node.js 20.", GLOB);
  assert.match(problem, /node-version This script calls globSync, .* needs Node\.js 22\./);
  assert.equal(check("", 'import webpack from "webpack";\nconst built = Promise.withResolvers();').length, 1);
});

test("accepts a page that mentions that version or a newer one", () => {
  assert.deepEqual(check("`globSync` needs Node.js 22.", GLOB), []);
  assert.deepEqual(check("Use Node 24 here.", GLOB), []);
});

test("accepts code for browsers and functions that every Node version has", () => {
  assert.deepEqual(check("", "const { promise } = Promise.withResolvers();"), []);
  assert.deepEqual(check("", 'import { readFileSync } from "node:fs";\nreadFileSync("a");'), []);
});
