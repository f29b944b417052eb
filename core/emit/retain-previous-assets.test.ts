import assert from "node:assert/strict";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { readEarlierFiles, retainPreviousAssets } from "./retain-previous-assets.ts";
import { openSiteFolder, writeFiles } from "./site-folder.ts";

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse("2026-01-01T00:00:00Z");

const newOutput = () => join(temporaryFolder(), "dist");

test("keeps an earlier build's hashed files for 14 days, however many builds follow", async () => {
  const output = newOutput();
  await build(
    output,
    ["assets/main.aaaaaaaa.js", "assets/same.bbbbbbbb.css", "pages/a/b.cccccccccc.js", "a/index.html"],
    0,
  );
  await build(output, ["assets/main.dddddddd.js", "assets/same.bbbbbbbb.css"], 1);
  assert.deepEqual(await hashedIn(output), [
    "assets/main.aaaaaaaa.js",
    "assets/main.dddddddd.js",
    "assets/same.bbbbbbbb.css",
    "pages/a/b.cccccccccc.js",
  ]);
  assert.deepEqual(JSON.parse(await readFile(join(output, "earlier-files.json"), "utf8")), {
    "assets/main.aaaaaaaa.js": "2026-01-16T00:00:00.000Z",
    "pages/a/b.cccccccccc.js": "2026-01-16T00:00:00.000Z",
  });
  await build(output, ["assets/main.eeeeeeee.js"], 14);
  assert.equal((await hashedIn(output)).length, 5);
  await build(output, ["assets/main.eeeeeeee.js"], 16);
  assert.deepEqual(await hashedIn(output), [
    "assets/main.dddddddd.js",
    "assets/main.eeeeeeee.js",
    "assets/same.bbbbbbbb.css",
  ]);
});

test("links unchanged files and their compressed versions instead of writing them again", async () => {
  const output = newOutput();
  await build(output, ["assets/main.aaaaaaaa.js"], 0);
  await writeFile(join(output, "assets/main.aaaaaaaa.js.br"), "compressed");
  const inodeOf = async (path: string) => (await stat(join(output, path))).ino;
  const before = [await inodeOf("assets/main.aaaaaaaa.js"), await inodeOf("assets/main.aaaaaaaa.js.br")];
  await build(output, [], 1);
  assert.deepEqual([await inodeOf("assets/main.aaaaaaaa.js"), await inodeOf("assets/main.aaaaaaaa.js.br")], before);
  assert.deepEqual(Object.keys(readEarlierFiles(output)), ["assets/main.aaaaaaaa.js"]);
});

test("after a rollback, its files are no longer listed as an earlier build's", async () => {
  const output = newOutput();
  await build(output, ["assets/main.aaaaaaaa.js"], 0);
  await build(output, ["assets/main.bbbbbbbb.js"], 0);
  await build(output, ["assets/main.aaaaaaaa.js"], 0);
  assert.deepEqual(Object.keys(JSON.parse(await readFile(join(output, "earlier-files.json"), "utf8"))), [
    "assets/main.bbbbbbbb.js",
  ]);
});

test("ignores a broken list, such as one of another tool", async () => {
  const output = temporaryFolder({ "assets/a.aaaaaaaa.js": "x", "earlier-files.json": "x" });
  await build(output, [], 0);
  assert.deepEqual(await hashedIn(output), ["assets/a.aaaaaaaa.js"]);
});

/** Builds a site of these files, some days after the first build. */
async function build(output: string, files: readonly string[], days: number): Promise<void> {
  const site = openSiteFolder(output);
  writeFiles(
    site,
    files.map((path) => ({ path, content: path })),
  );
  retainPreviousAssets(output, site, START + days * DAY);
  await site.finish();
}

async function hashedIn(output: string): Promise<string[]> {
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== "earlier-files.json")
    .map((entry) => join(entry.parentPath, entry.name).slice(output.length + 1))
    .sort();
}
