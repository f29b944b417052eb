import assert from "node:assert/strict";
import { relative } from "node:path";
import { test } from "node:test";
import { importedFiles } from "./imported-files.ts";

const filesOf = (...entries: string[]) =>
  importedFiles(entries).map((file) => relative(".", file).replaceAll("\\", "/"));

test("follows imports of every kind, in code and in style sheets", () => {
  const build = filesOf("pipeline/build-site.ts");
  for (const [kind, file] of [
    ["import", "pipeline/emit/site-folder.ts"],
    ["indirect import", "pipeline/markdown/highlight.ts"],
    ["alias", "model/problem.ts"],
    ["import()", "pipeline/bundle/run-webpack.ts"],
    ["new URL()", "pipeline/bundle/webpack-thread.ts"],
    ["require()", "pipeline/render/site-module.ts"],
    ["file outside of the folder", "webpack.config.ts"],
  ])
    assert.ok(build.includes(file ?? ""), kind);
  const site = filesOf("site/entry.client.ts", "site/components/organization/organization.tsx");
  assert.ok(site.some((file) => file.endsWith(".module.css")));
  assert.ok(site.some((file) => file.startsWith("data/")));
});

test("leaves out tests, types and files that a step doesn't use", () => {
  const build = filesOf("pipeline/build-site.ts");
  assert.ok(!build.some((file) => file.endsWith(".test.ts") || file.startsWith("cli/")));
  const article = filesOf("pipeline/markdown/compile-article.ts");
  assert.ok(article.length > 30, `${article.length} files`);
  // Editing these must not compile all pages again.
  for (const file of ["data/navigation.json", "data/spelling.txt", "data/site.json", "pipeline/check/spelling.ts"])
    assert.ok(!article.includes(file), file);
  assert.ok(!article.some((file) => file.startsWith("site/")));
});
