import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join, relative } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { importedFiles } from "./imported-files.ts";

const filesOf = (...entries: string[]) =>
  importedFiles(entries).map((file) => relative(".", file).replaceAll("\\", "/"));

test("follows imports of every kind, in code and in style sheets", () => {
  const build = filesOf("core/build/build-site.ts");
  for (const [kind, file] of [
    ["import", "core/emit/site-folder.ts"],
    ["indirect import", "core/compile/highlight.ts"],
    ["alias", "model/problem.ts"],
    ["import()", "core/bundle/run-webpack.ts"],
    ["new URL()", "core/bundle/webpack-thread.ts"],
    ["require()", "core/render/site-module.ts"],
    ["file outside of the folder", "webpack.config.ts"],
  ])
    assert.ok(build.includes(file ?? ""), kind);
  const site = filesOf("site/entry.client.ts", "site/components/organization/organization.tsx");
  assert.ok(site.some((file) => file.endsWith(".module.css")));
  assert.ok(site.some((file) => file.startsWith("data/")));
});

test("leaves out tests, types and files that a step doesn't use", () => {
  const build = filesOf("core/build/build-site.ts");
  assert.ok(!build.some((file) => file.endsWith(".test.ts") || file.startsWith("cli/")));
  const article = filesOf("core/compile/compile-article.ts");
  assert.ok(article.length > 30, `${article.length} files`);
  // Editing these must not compile all pages again.
  for (const file of [
    "data/navigation.json",
    "data/spelling.txt",
    "data/site.json",
    "features/writing/rules/spelling.ts",
  ])
    assert.ok(!article.includes(file), file);
  assert.ok(!article.some((file) => file.startsWith("site/")));
});

test("leaves out modules of which only types are imported", () => {
  const folder = temporaryFolder({
    "a.ts": 'import type { B } from "./b.ts";\nexport type { C } from "./c.ts";\nimport { type D, d } from "./d.ts";\n',
    ...{ "b.ts": "", "c.ts": "", "d.ts": "" },
  });
  assert.deepEqual(importedFiles([join(folder, "a.ts")]), [join(folder, "a.ts"), join(folder, "d.ts")]);
});

test("finds data in the folder where the command runs", () => {
  const folder = temporaryFolder({
    "code/package.json": "{}",
    "code/a.ts": 'import "#data/a.json";\n',
    "data/a.json": "{}",
  });
  const print = `
    const { importedFiles } = await import(${JSON.stringify(import.meta.resolve("./imported-files.ts"))});
    console.log(importedFiles(["code/a.ts"]).length);`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", print], { cwd: folder });
  assert.equal(output.toString().trim(), "2");
});
