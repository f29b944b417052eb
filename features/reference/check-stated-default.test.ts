import assert from "node:assert/strict";
import { test } from "node:test";
import { option, referenceOf } from "../../test/reference-of.ts";
import { lines, sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { checkStatedDefaults } from "./check-stated-default.ts";

const reference = referenceOf([
  option("output.pathinfo", {
    defaults: [
      { value: "true", when: "in development" },
      { value: "false", when: "otherwise" },
    ],
  }),
  option("output.filename", { defaults: [{ value: '"[name].js"' }] }),
  option("output.chunkLoadTimeout", { defaults: [{ value: "120000" }] }),
  option("output.library"),
]);

const check = (body: string) =>
  lines(checkStatedDefaults(sourcePageOf("configuration/output.md", withTitle(body)), reference));

test("reports a default that webpack doesn't have", () => {
  assert.deepEqual(check("## output.filename\n\nFor scripts. The default is `'main.js'`.\n"), [
    `6:29 stated-default The default of output.filename is "[name].js", not 'main.js'. | Correct the sentence, or leave the default to the line under the heading.`,
  ]);
});

test("accepts every default of an option in any notation", () => {
  const sentences = ["It defaults to `true`.", "Default: `false`"];
  for (const sentence of sentences) assert.deepEqual(check(`## output.pathinfo\n\n${sentence}\n`), []);
  assert.deepEqual(check("## output.filename\n\nThe default value is `'[name].js'`.\n"), []);
  assert.deepEqual(check("## output.chunkLoadTimeout\n\nThe default is `120_000` ms.\n"), []);
});

test("ignores code that isn't a value, and sections about something else", () => {
  assert.deepEqual(check("## output.filename\n\nThe default is `output.uniqueName`.\n"), []);
  assert.deepEqual(check("## output.library\n\nThe default is `5`.\n"), []);
  assert.deepEqual(check("## output.filename\n\n### Names\n\nThe default is `5`.\n"), []);
});
