import assert from "node:assert/strict";
import { readFile, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { openCache } from "../../core/cache/step-cache.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { checkExampleOnce, updateExample } from "./check-example.ts";

test("runs an example until it passes, and again after a change", async () => {
  const packageJson = '{ "example": { "run": ["node -p 1"] } }';
  const root = temporaryFolder({ "one/package.json": packageJson });
  const folder = join(root, "one");
  const cache = openCache(join(root, "cache"));
  const files = new Map([["package.json", packageJson]]);
  const nodeModules = join(root, "node_modules");
  await symlink(resolve("node_modules"), nodeModules, "junction");
  const packages = () => Promise.resolve(nodeModules);
  const check = (fresh = false) => checkExampleOnce(cache, { folder, files: new Map(files), fresh, packages });

  assert.match((await check()).problem ?? "", /its output differs from output\.txt/);
  assert.deepEqual(await updateExample(folder, nodeModules), { change: { before: "", after: "$ node -p 1\n1\n" } });
  assert.deepEqual(await updateExample(folder, nodeModules), {});
  assert.equal(await readFile(join(folder, "output.txt"), "utf8"), "$ node -p 1\n1\n");
  assert.deepEqual(await check(), { isCached: false });
  assert.deepEqual(await check(), { isCached: true });
  assert.deepEqual(await check(true), { isCached: false });
  files.set("a.js", "");
  assert.deepEqual(await check(), { isCached: false });
});
