import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { takeOverFiles } from "./take-over-files.ts";

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse("2026-01-01T00:00:00Z");

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "take-over-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("hashed files of the last build stay for 14 days, however many builds there are meanwhile", async () => {
  await emit("1", ["assets/main.aaaaaaaa.js", "assets/same.bbbbbbbb.css", "pages/a/b.cccccccccc.js", "a/index.html"]);
  await takeOverFiles(join(folder, "none"), join(folder, "1"), START);
  await emit("2", ["assets/main.dddddddd.js", "assets/same.bbbbbbbb.css"]);
  await takeOverFiles(join(folder, "1"), join(folder, "2"), START + DAY);
  assert.deepEqual(await hashed("2"), [
    "assets/main.aaaaaaaa.js",
    "assets/main.dddddddd.js",
    "assets/same.bbbbbbbb.css",
    "pages/a/b.cccccccccc.js",
  ]);
  assert.deepEqual(JSON.parse(await readFile(join(folder, "2/earlier-files.json"), "utf8")), {
    "assets/main.aaaaaaaa.js": "2026-01-16T00:00:00.000Z",
    "pages/a/b.cccccccccc.js": "2026-01-16T00:00:00.000Z",
  });
  await emit("3", ["assets/main.eeeeeeee.js"]);
  await takeOverFiles(join(folder, "2"), join(folder, "3"), START + 14 * DAY);
  assert.equal((await hashed("3")).length, 5);
  await emit("4", ["assets/main.eeeeeeee.js"]);
  await takeOverFiles(join(folder, "3"), join(folder, "4"), START + 16 * DAY);
  assert.deepEqual(await hashed("4"), [
    "assets/main.dddddddd.js",
    "assets/main.eeeeeeee.js",
    "assets/same.bbbbbbbb.css",
  ]);
});

test("after a rollback its files are its own again", async () => {
  await emit("1", ["assets/main.aaaaaaaa.js"]);
  await takeOverFiles(join(folder, "none"), join(folder, "1"), START);
  await emit("2", ["assets/main.bbbbbbbb.js"]);
  await takeOverFiles(join(folder, "1"), join(folder, "2"), START);
  await emit("3", ["assets/main.aaaaaaaa.js"]);
  await takeOverFiles(join(folder, "2"), join(folder, "3"), START);
  assert.deepEqual(Object.keys(JSON.parse(await readFile(join(folder, "3/earlier-files.json"), "utf8"))), [
    "assets/main.bbbbbbbb.js",
  ]);
});

test("a folder that was never built, and a broken list, are as if there were none", async () => {
  await emit("1", ["assets/a.aaaaaaaa.js", "earlier-files.json"]);
  await emit("2", []);
  await takeOverFiles(join(folder, "1"), join(folder, "2"), START);
  assert.deepEqual(await hashed("2"), ["assets/a.aaaaaaaa.js"]);
});

async function emit(name: string, files: readonly string[]): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  for (const file of files) {
    await mkdir(dirname(join(folder, name, file)), { recursive: true });
    await writeFile(join(folder, name, file), "x");
  }
}

async function hashed(name: string): Promise<string[]> {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== "earlier-files.json")
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, name).length + 1))
    .sort();
}
