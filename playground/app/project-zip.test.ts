import assert from "node:assert/strict";
import { test } from "node:test";
import { strFromU8, unzipSync } from "fflate";
import { type Lock, projectZip } from "./project-zip.ts";

const TOOLS = { webpack: "5.1.0", "webpack-cli": "7.0.0" };
const LOCK = {
  lockfileVersion: 3,
  packages: { "": { devDependencies: TOOLS }, "node_modules/webpack": { version: "5.1.0" } },
};

function unzipped(files: Record<string, string>, lock: Lock = LOCK) {
  const entries = Object.entries(unzipSync(projectZip(files, lock)));
  const texts = new Map(entries.map(([path, bytes]) => [path.replace("webpack-project/", ""), strFromU8(bytes)]));
  const parsed = (name: string) => JSON.parse(texts.get(name) ?? "null");
  return { texts, described: parsed("package.json"), lock: parsed("package-lock.json") };
}

test("a zip has exact versions and a matching lock", () => {
  const { texts, described, lock } = unzipped({
    "src/index.js": "1;",
    "package.json": '{ "name": "shop", "type": "module" }',
  });
  assert.equal(texts.get("src/index.js"), "1;");
  assert.deepEqual(described, { private: true, name: "shop", type: "module", devDependencies: TOOLS });
  assert.deepEqual(lock.packages[""], { name: "shop", devDependencies: TOOLS });
  assert.deepEqual(lock.packages["node_modules/webpack"], { version: "5.1.0" });
});

test("a zip with other packages or another webpack has no lock", () => {
  for (const needs of [
    { dependencies: { react: "19.0.0" } },
    { devDependencies: { "css-loader": "7.0.0" } },
    { devDependencies: { webpack: "5.0.0" } },
    { workspaces: ["packages/*"] },
  ])
    assert.equal(unzipped({ "package.json": JSON.stringify(needs) }).lock, null, JSON.stringify(needs));
});

test("a version without a lock still has exact versions", () => {
  const { described, lock } = unzipped({ "a.js": "" }, { packages: { "": { devDependencies: TOOLS } } });
  assert.deepEqual(described, { private: true, devDependencies: TOOLS });
  assert.equal(lock, null);
});

test("a zip always has a valid package.json", () => {
  assert.deepEqual(unzipped({ "a.js": "" }).described, { private: true, devDependencies: TOOLS });
  assert.deepEqual(unzipped({ "package.json": "{" }).described, { private: true, devDependencies: TOOLS });
});
