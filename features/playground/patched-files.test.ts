import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { NEWEST, WEBPACK_VERSIONS } from "#model/webpack-versions.ts";
import { applyChanges } from "./patch-loader.ts";
import { patchedFiles } from "./patched-files.ts";
import { PATCHES } from "./patches.ts";
import { webpackFolders } from "./webpack-folders.ts";

for (const version of WEBPACK_VERSIONS)
  test(`every patch applies to webpack ${version.name}`, () => {
    const patched = patchedFiles(version, webpackFolders(version));
    assert.ok(patched.size > 0);
    for (const [file, changes] of patched) applyChanges(readFileSync(file, "utf8"), changes, file);
  });

test("an exception names a version that the playground offers", () => {
  const names = WEBPACK_VERSIONS.map(({ name }) => name);
  assert.deepEqual(
    PATCHES.flatMap(({ except = [] }) => except).filter((name) => !names.includes(name)),
    [],
  );
});

test("a patch fails if it changes nothing or its file is missing", () => {
  const changes = [[/a/, "b"] as const];
  assert.equal(applyChanges("a", changes, "file.js"), "b");
  assert.throws(() => applyChanges("c", changes, "file.js"), /file\.js no longer applies: \/a\//);
  const gone = { files: ["webpack/lib/gone.js", "webpack/gone.js"] as const, why: "", changes };
  const folders = webpackFolders(NEWEST);
  assert.throws(
    () => patchedFiles(NEWEST, folders, [gone]),
    new RegExp(`${NEWEST.name} has no webpack/lib/gone\\.js or webpack/gone\\.js`),
  );
  assert.equal(patchedFiles(NEWEST, folders, [{ ...gone, except: [NEWEST.name] }]).size, 0);
});

test("a package whose version doesn't match its name fails", () => {
  assert.throws(() => webpackFolders({ ...NEWEST, name: "5.11" }), /not 5\.11\. Run `npm ci`, or change the name/);
});
