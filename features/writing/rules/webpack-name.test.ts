import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../../../test/source-page-of.ts";
import { checkWebpackName } from "./webpack-name.ts";

const reported = (body: string) =>
  lines(checkWebpackName(sourcePageOf("a.md", withTitle(body)))).map((line) =>
    line.replace(/ webpack-name | is in .*\|/g, ""),
  );

test("requires lower case within a sentence", () => {
  assert.deepEqual(reported("Run Webpack with `node`, and\nWebPack or web pack works.\n"), [
    "4:5'Webpack' Write webpack.",
    "5:1'WebPack' Write webpack.",
    "5:12'web pack' Write webpack.",
  ]);
  assert.deepEqual(reported("`x` Webpack\n\n[a](/b/) Webpack\n").length, 2);
});

test("requires a capital at the start of a sentence", () => {
  assert.deepEqual(reported("It runs. webpack stops.\n\n- webpack\n"), [
    "4:10'webpack' Write Webpack.",
    "6:3'webpack' Write Webpack.",
  ]);
});

test("accepts both after a colon, and at the start of a heading, a cell, bold text or a link", () => {
  for (const name of ["Webpack", "webpack"]) {
    assert.deepEqual(reported(`Note: ${name} runs. **${name}** runs. See [${name} guide](/a/).\n`), [], name);
    assert.deepEqual(reported(`## ${name} runs\n\n| A |\n| - |\n| ${name} runs |\n`), [], name);
  }
});

test("ignores code, names that contain it, and quoted mentions", () => {
  const body = 'webpack-cli reads webpack.config.js. webpack-dev-server: `Webpack`, e.g. webpack. Not "WebPack".\n';
  assert.deepEqual(reported(body), []);
});
