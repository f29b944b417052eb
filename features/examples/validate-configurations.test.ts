import assert from "node:assert/strict";
import { resolve } from "node:path";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { validateConfigurations } from "./validate-configurations.ts";

const validate = async (...fences: string[]) => {
  const pages = fences.map((fence, position) => sourcePageOf(`guides/${position}.md`, withTitle(`${fence}\n`)));
  const { problems, count } = await validateConfigurations(pages, resolve("node_modules"));
  return { found: lines(problems), count };
};

const config = (code: string, word = "") => `\`\`\`js title="webpack.config.js" ${word}\n${code}\n\`\`\``;

test("accepts configurations that are objects, lists, functions or promises of them", async () => {
  const { found, count } = await validate(
    config('export default { mode: "production" };'),
    config('export default [{ entry: "./a.js" }, { entry: "./b.js" }];'),
    config("export default (env, argv) => ({ mode: argv.mode });"),
    config('module.exports = { mode: "none" };'),
    config('export default async () => ({ extends: "./base.js" });'),
    config('import webpack from "webpack";\nexport default { plugins: [new webpack.DefinePlugin({ A: "1" })] };'),
    "```js\nexport const noConfiguration = 1;\n```",
  );
  assert.deepEqual(found, []);
  assert.equal(count, 6);
});

test("reports what webpack rejects with file, line and webpack's message", async () => {
  const { found } = await validate(
    config('export default { mode: "prod" };'),
    config('import plugin from "no-such-plugin";\nexport default { plugins: [plugin] };'),
    config("export const config = {};"),
  );
  assert.match(found[0] ?? "", /^4:1 configuration webpack rejects .*configuration\.mode should be one of/s);
  assert.match(found[1] ?? "", /Cannot find package 'no-such-plugin'/);
  assert.match(found[2] ?? "", /no default export/);
});

test("validates some keys of a configuration at their place", async () => {
  const { found, count } = await validate(
    '```js\noutput: { clean: true },\nmode: "none",\n```',
    "```js\noutput: { cleaned: true },\n```",
    "```js\nconst a = { output: 1 };\n```",
  );
  assert.equal(count, 2);
  assert.equal(found.length, 1);
  assert.match(found[0] ?? "", /configuration\.output has an unknown property 'cleaned'/);
});

test("requires that webpack rejects what is declared wrong", async () => {
  const { found, count } = await validate(
    config('export default { mode: "prod" };', "wrong"),
    config('export default { mode: "none" };', "wrong"),
  );
  assert.equal(count, 2);
  assert.deepEqual(found, [
    "4:1 configuration webpack accepts this. | Remove the word `wrong`, or show something that webpack rejects.",
  ]);
});
