import assert from "node:assert/strict";
import { test } from "node:test";
import { NEWEST } from "#model/webpack-versions.ts";
import { openDevPlayground, type PlaygroundPart } from "./dev-playground.ts";

function openWith(run: (part: PlaygroundPart) => Promise<{ path: string; content: string }[]>) {
  return openDevPlayground("work", run);
}

const PARTS = new Map([
  ["page", ["app.js", "compiler/index.html", "webpack-5.94/package-lock.json"]],
  [NEWEST.name, ["compiler.js", "compiler.json"]],
  ["5.94", ["webpack-5.94/compiler.js", "webpack-5.94/compiler.json"]],
]);

test("only bundles the part that a file belongs to, once per change", async () => {
  const runs: PlaygroundPart[] = [];
  const playground = openWith(async (part) => {
    runs.push(part);
    const names = PARTS.get(part) ?? [];
    return names.map((name) => ({ path: `playground-files/${name}`, content: `${part} ${name}` }));
  });
  const contentOf = async (name: string) => (await playground.file(`/playground-files/${name}`))?.content;
  assert.equal(await contentOf("app.js"), "page app.js");
  assert.equal(await contentOf("compiler/"), "page compiler/index.html");
  assert.deepEqual(runs, ["page"]);
  assert.equal(await contentOf("webpack-5.94/package-lock.json"), "page webpack-5.94/package-lock.json");
  assert.equal(await contentOf("compiler.js"), `${NEWEST.name} compiler.js`);
  assert.equal(await contentOf("compiler.json"), `${NEWEST.name} compiler.json`);
  assert.equal(await contentOf("missing.js"), undefined);
  assert.equal(await contentOf("webpack-5.30/compiler.js"), undefined);
  assert.deepEqual(runs, ["page", NEWEST.name]);
  assert.equal(await contentOf("webpack-5.94/compiler.json"), "5.94 webpack-5.94/compiler.json");
  assert.equal(await contentOf("webpack-5.94/compiler.js"), "5.94 webpack-5.94/compiler.js");
  assert.deepEqual(runs, ["page", NEWEST.name, "5.94"]);
  playground.update();
  await contentOf("app.js");
  assert.deepEqual(runs, ["page", NEWEST.name, "5.94", "page"]);
});

test("retries after a failed bundle, and only serves the playground's files", async () => {
  let runs = 0;
  const playground = openWith(async () => {
    if (++runs === 1) throw new Error("A mistake in the code.");
    return [{ path: "playground-files/app.js", content: "" }];
  });
  await assert.rejects(playground.file("/playground-files/app.js"), /mistake/);
  assert.ok(await playground.file("/playground-files/app.js"));
  assert.equal(await playground.file("/concepts/"), undefined);
  assert.equal(runs, 2);
});
