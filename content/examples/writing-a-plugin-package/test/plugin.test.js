import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import { UnusedFilesPlugin } from "unused-files-plugin";
import { build } from "./build.js";

test("names the files that no module uses", async () => {
  const { errors, warnings } = await build({ folder: "." });
  assert.deepEqual(errors, []);
  assert.deepEqual(warnings, ["No module uses ./notes.md.", "No module uses ./old/cart.js."]);
});

test("leaves out what `exclude` matches", async () => {
  const { warnings } = await build({ folder: ".", exclude: /\.md$/ });
  assert.deepEqual(warnings, ["No module uses ./old/cart.js."]);
});

test("fails the build with severity error", async () => {
  const { errors, warnings } = await build({ folder: ".", severity: "error" });
  assert.equal(errors.length, 2);
  assert.deepEqual(warnings, []);
});

test("lets other plugins say that a file is in use", async () => {
  const { warnings } = await build({ folder: "." }, (compiler) => {
    compiler.hooks.thisCompilation.tap("test", (compilation) => {
      const { isUsed } = UnusedFilesPlugin.getCompilationHooks(compilation);
      isUsed.tap("test", (file) => (file.endsWith("cart.js") ? true : undefined));
    });
  });
  assert.deepEqual(warnings, ["No module uses ./notes.md."]);
});

test("builds again when a file comes or goes", async () => {
  const { stats } = await build({ folder: "." });
  const folder = path.join(import.meta.dirname, "fixtures", "shop");
  assert.ok(stats.compilation.contextDependencies.has(folder));
});

test("refuses an option that it does not know", async () => {
  await assert.rejects(build({ foldr: "." }), /Invalid options object\. UnusedFilesPlugin .*\n.*unknown property 'foldr'/);
});

test("does not report in a child compiler", async () => {
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
