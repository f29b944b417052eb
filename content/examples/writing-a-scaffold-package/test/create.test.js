import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import webpack from "webpack";
import { create } from "../create.js";

let folder;
before(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "create-shop-page-")), "tea-shop");
  await create(folder, { title: "Tea & <More>" });
});
after(() => rm(path.dirname(folder), { recursive: true }));

test("the new project builds without warnings", async () => {
  const { default: config } = await import(pathToFileURL(path.join(folder, "webpack.config.js")));
  const output = { ...config.output, path: path.join(folder, "dist") };
  const compiler = webpack({ ...config, context: folder, output });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  assert.deepEqual([...stats.compilation.errors, ...stats.compilation.warnings], []);
});

test("the title is escaped", async () => {
  const page = await readFile(path.join(folder, "src", "index.html"), "utf8");
  assert.match(page, /<h1>Tea &amp; &lt;More><\/h1>/);
});

test("package.json contains the folder's name", async () => {
  const { name } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  assert.equal(name, "tea-shop");
});

test("_gitignore becomes .gitignore", async () => {
  assert.match(await readFile(path.join(folder, ".gitignore"), "utf8"), /^dist$/m);
});

test("folders that contain files are rejected", async () => {
  await assert.rejects(create(folder, { title: "Tea" }), /is not empty/);
});

test("invalid package names are rejected", async () => {
  await assert.rejects(create(path.join(folder, "Tea Shop"), { title: "Tea" }), /isn't a valid package name/);
});
