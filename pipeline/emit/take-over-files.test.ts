import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, suite, test } from "node:test";
import { openSiteFolder, writeFiles } from "./site-folder.ts";
import { readEarlierFiles, takeOverFiles } from "./take-over-files.ts";

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse("2026-01-01T00:00:00Z");

let folder = "";
let output = "";
suite("files of earlier builds", () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "take-over-"));
    output = join(folder, "dist");
  });
  afterEach(() => rm(folder, { recursive: true }));

  test("keeps an earlier build's hashed files for 14 days, however many builds follow", async () => {
    await build(["assets/main.aaaaaaaa.js", "assets/same.bbbbbbbb.css", "pages/a/b.cccccccccc.js", "a/index.html"], 0);
    await build(["assets/main.dddddddd.js", "assets/same.bbbbbbbb.css"], 1);
    assert.deepEqual(await hashed(), [
      "assets/main.aaaaaaaa.js",
      "assets/main.dddddddd.js",
      "assets/same.bbbbbbbb.css",
      "pages/a/b.cccccccccc.js",
    ]);
    assert.deepEqual(JSON.parse(await readFile(join(output, "earlier-files.json"), "utf8")), {
      "assets/main.aaaaaaaa.js": "2026-01-16T00:00:00.000Z",
      "pages/a/b.cccccccccc.js": "2026-01-16T00:00:00.000Z",
    });
    await build(["assets/main.eeeeeeee.js"], 14);
    assert.equal((await hashed()).length, 5);
    await build(["assets/main.eeeeeeee.js"], 16);
    assert.deepEqual(await hashed(), [
      "assets/main.dddddddd.js",
      "assets/main.eeeeeeee.js",
      "assets/same.bbbbbbbb.css",
    ]);
  });

  test("links unchanged files and their compressed versions instead of writing them again", async () => {
    await build(["assets/main.aaaaaaaa.js"], 0);
    await writeFile(join(output, "assets/main.aaaaaaaa.js.br"), "compressed");
    const inodeOf = async (path: string) => (await stat(join(output, path))).ino;
    const before = [await inodeOf("assets/main.aaaaaaaa.js"), await inodeOf("assets/main.aaaaaaaa.js.br")];
    await build([], 1);
    assert.deepEqual([await inodeOf("assets/main.aaaaaaaa.js"), await inodeOf("assets/main.aaaaaaaa.js.br")], before);
    assert.deepEqual(Object.keys(readEarlierFiles(output)), ["assets/main.aaaaaaaa.js"]);
  });

  test("after a rollback, its files are no longer listed as an earlier build's", async () => {
    await build(["assets/main.aaaaaaaa.js"], 0);
    await build(["assets/main.bbbbbbbb.js"], 0);
    await build(["assets/main.aaaaaaaa.js"], 0);
    assert.deepEqual(Object.keys(JSON.parse(await readFile(join(output, "earlier-files.json"), "utf8"))), [
      "assets/main.bbbbbbbb.js",
    ]);
  });

  test("ignores a broken list, such as one of another tool", async () => {
    await mkdir(join(output, "assets"), { recursive: true });
    await writeFile(join(output, "assets/a.aaaaaaaa.js"), "x");
    await writeFile(join(output, "earlier-files.json"), "x");
    await build([], 0);
    assert.deepEqual(await hashed(), ["assets/a.aaaaaaaa.js"]);
  });
});

/** A build of these files, so many days after the first. */
async function build(files: readonly string[], days: number): Promise<void> {
  const site = openSiteFolder(output);
  writeFiles(
    site,
    files.map((path) => ({ path, content: path })),
  );
  await takeOverFiles(output, site, START + days * DAY);
  await site.finish();
}

async function hashed(): Promise<string[]> {
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== "earlier-files.json")
    .map((entry) => join(entry.parentPath, entry.name).slice(output.length + 1))
    .sort();
}
