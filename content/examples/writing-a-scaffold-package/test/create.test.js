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

test("the new project builds without a warning", async () => {
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

test("package.json has the name of the folder", async () => {
  const { name } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  assert.equal(name, "tea-shop");
});

test("the list of ignored files has its dot", async () => {
  assert.match(await readFile(path.join(folder, ".gitignore"), "utf8"), /^dist$/m);
});

test("a folder with files is left alone", async () => {
  await assert.rejects(create(folder, { title: "Tea" }), /is not empty/);
});

test("a name that npm refuses is refused at once", async () => {
  await assert.rejects(create(path.join(folder, "Tea Shop"), { title: "Tea" }), /cannot be the name/);
});
