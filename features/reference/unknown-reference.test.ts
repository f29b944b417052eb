import assert from "node:assert/strict";
import { test } from "node:test";
import { hook, option, referenceOf } from "../../test/reference-of.ts";
import { lines, sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { checkUnknownReferences } from "./unknown-reference.ts";

const reference = referenceOf([
  option("output.filename"),
  option("output.library.name"),
  option("entry.<name>.import"),
  hook("Compiler", "afterEmit"),
]);

const check = (path: string, body: string) =>
  lines(checkUnknownReferences(sourcePageOf(path, withTitle(body)), reference));

test("reports the heading of a removed option and suggests a similar name", () => {
  assert.deepEqual(check("configuration/output.md", "## output.filename\n\n## output.filenames\n"), [
    "6:1 unknown-reference output.filenames: webpack 5.112.2 has no such option. | Did you mean output.filename?",
  ]);
});

test("reports the heading of a renamed hook", () => {
  assert.deepEqual(check("api/compiler-hooks.md", "## `afterEmitted`\n"), [
    "4:1 unknown-reference afterEmitted: webpack 5.112.2 has no such hook. | Did you mean afterEmit?",
  ]);
});

test("ignores headings that name groups of options or other things", () => {
  const body =
    "## output.library\n\n## `entry.<name>`\n\n## webpack.config.js\n\n## Template strings\n\n## e.g. this\n";
  assert.deepEqual(check("configuration/output.md", body), []);
  assert.deepEqual(check("api/compiler-hooks.md", "## Watching\n\n## `compiler.hooks.run`\n"), []);
  assert.deepEqual(check("guides/caching.md", "## output.filenames\n"), []);
});
