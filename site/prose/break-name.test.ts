import assert from "node:assert/strict";
import { test } from "node:test";
import { breakName } from "./break-name.ts";

test("long names break after dots, or before capitals; short ones and sentences stay whole", () => {
  for (const [text, parts] of [
    ["output.environment.asyncFunction", ["output.environment.", "asyncFunction"]],
    ["output.devtoolModuleFilenameTemplate", ["output.", "devtoolModuleFilenameTemplate"]],
    ["module.parser.javascript.commonjsMagicComments", ["module.parser.", "javascript.", "commonjsMagicComments"]],
    ["output.auxiliaryComment.amd", ["output.auxiliaryComment.", "amd"]],
    ["output.environment.forOf", ["output.environment.forOf"]],
    ["HtmlMinimizerWebpackPlugin", ["Html", "Minimizer", "Webpack", "Plugin"]],
    ["output.filename", ["output.filename"]],
    ["SplitChunks", ["SplitChunks"]],
    ["Working with JavaScript and TypeScript", ["Working with JavaScript and TypeScript"]],
  ] as const) {
    assert.deepEqual(breakName(text), parts);
    assert.equal(breakName(text).join(""), text);
  }
});
