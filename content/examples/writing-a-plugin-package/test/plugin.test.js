import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import { UnusedFilesPlugin } from "unused-files-plugin";
import { build } from "./build.js";

test("reports files that no module uses", async () => {
  const { errors, warnings } = await build({ folder: "." });
  assert.deepEqual(errors, []);
  assert.deepEqual(warnings, ["./notes.md isn't used by any module.", "./old/cart.js isn't used by any module."]);
});

test("ignores files that match `exclude`", async () => {
  const { warnings } = await build({ folder: ".", exclude: /\.md$/ });
  assert.deepEqual(warnings, ["./old/cart.js isn't used by any module."]);
});

test("reports errors if `severity` is error", async () => {
  const { errors, warnings } = await build({ folder: ".", severity: "error" });
  assert.equal(errors.length, 2);
  assert.deepEqual(warnings, []);
});

test("lets other plugins mark a file as used", async () => {
  const { warnings } = await build({ folder: "." }, (compiler) => {
    compiler.hooks.thisCompilation.tap("test", (compilation) => {
      const { isUsed } = UnusedFilesPlugin.getCompilationHooks(compilation);
      isUsed.tap("test", (file) => (file.endsWith("cart.js") ? true : undefined));
    });
  });
  assert.deepEqual(warnings, ["./notes.md isn't used by any module."]);
});

test("rebuilds when a file is added or removed", async () => {
  const { stats } = await build({ folder: "." });
  const folder = path.join(import.meta.dirname, "fixtures", "shop");
  assert.ok(stats.compilation.contextDependencies.has(folder));
});

test("rejects unknown options", async () => {
  await assert.rejects(build({ foldr: "." }), /Invalid options object\. UnusedFilesPlugin .*\n.*unknown property 'foldr'/);
});

test("doesn't report files in child compilers", async () => {
  const { stats } = await build({ folder: "." }, (compiler) => {
    compiler.hooks.make.tapAsync("test", (compilation, callback) => {
      const child = compilation.createChildCompiler("test child");
      new compiler.webpack.EntryPlugin(compiler.context, "./price.js", {}).apply(child);
      child.runAsChild(callback);
    });
  });
  assert.equal(stats.compilation.children.length, 1);
  assert.deepEqual(stats.compilation.children[0].warnings, []);
});
