import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, suite, test } from "node:test";
import { openSiteFolder, writeFiles } from "./site-folder.ts";

let output = "";
suite("a site folder", () => {
  beforeEach(() => {
    output = join(mkdtempSync(join(tmpdir(), "site-folder-")), "dist");
  });
  afterEach(() => rmSync(join(output, ".."), { recursive: true }));

  async function build(files: Record<string, string>): Promise<void> {
    const site = openSiteFolder(output);
    writeFiles(
      site,
      Object.entries(files).map(([path, content]) => ({ path, content })),
    );
    await site.finish();
  }

  test("replaces the old site with its files", async () => {
    await build({ "a/index.html": "a", b: "b" });
    await build({ "a/index.html": "c" });
    assert.deepEqual(readdirSync(output, { recursive: true }).sort(), ["a", "a/index.html"]);
    assert.equal(readFileSync(join(output, "a/index.html"), "utf8"), "c");
    assert.deepEqual(readdirSync(join(output, "..")), ["dist"]);
  });

  test("leaves the old site alone until it is finished, and starts again after an interrupted build", async () => {
    await build({ a: "a" });
    const site = openSiteFolder(output);
    writeFiles(site, [{ path: "a", content: "b" }]);
    assert.equal(readFileSync(join(output, "a"), "utf8"), "a");
    assert.ok(!existsSync(join(openSiteFolder(output).folder, "a")));
  });

  test("shares the file of a cached result, and never writes into it", async () => {
    const file = join(output, "../cached");
    writeFileSync(file, "cached");
    const site = openSiteFolder(output);
    site.writeCached("a", { content: "cached", hash: "hash", file });
    assert.equal(statSync(join(site.folder, "a")).ino, statSync(file).ino);
    site.write({ path: "a", content: "other" });
    site.writeCached("b", { content: "missing", hash: "hash", file: `${file}.missing` });
    await site.finish();
    assert.equal(readFileSync(file, "utf8"), "cached");
    assert.equal(readFileSync(join(output, "a"), "utf8"), "other");
    assert.equal(readFileSync(join(output, "b"), "utf8"), "missing");
  });

  test("knows the bytes and the hash of each file", () => {
    const site = openSiteFolder(output);
    writeFiles(site, [
      { path: "a", content: "é" },
      { path: "b", content: Buffer.from("é") },
    ]);
    assert.equal(site.files.get("a")?.size, 2);
    assert.equal(site.files.get("a")?.hash, site.files.get("b")?.hash);
  });
});
