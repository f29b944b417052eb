import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openSiteFolder, writeFiles } from "./site-folder.ts";

async function build(output: string, files: Record<string, string>): Promise<void> {
  const site = openSiteFolder(output);
  writeFiles(
    site,
    Object.entries(files).map(([path, content]) => ({ path, content })),
  );
  await site.finish();
}

test("a site folder replaces the old site with its files", async () => {
  const output = join(temporaryFolder(), "dist");
  await build(output, { "a/index.html": "a", b: "b" });
  await build(output, { "a/index.html": "c" });
  assert.deepEqual(readdirSync(output, { recursive: true }).sort(), ["a", "a/index.html"]);
  assert.equal(readFileSync(join(output, "a/index.html"), "utf8"), "c");
  assert.deepEqual(readdirSync(join(output, "..")), ["dist"]);
});

test("a site folder leaves the old site alone until it's finished, and starts again after an interruption", async () => {
  const output = join(temporaryFolder(), "dist");
  await build(output, { a: "a" });
  const site = openSiteFolder(output);
  writeFiles(site, [{ path: "a", content: "b" }]);
  assert.equal(readFileSync(join(output, "a"), "utf8"), "a");
  assert.ok(!existsSync(join(openSiteFolder(output).folder, "a")));
});

test("a site folder links the file of a cached result, and never writes into it", async () => {
  const output = join(temporaryFolder(), "dist");
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

test("a site folder knows the size and the hash of each file", () => {
  const site = openSiteFolder(join(temporaryFolder(), "dist"));
  writeFiles(site, [
    { path: "a", content: "é" },
    { path: "b", content: Buffer.from("é") },
  ]);
  assert.equal(site.files.get("a")?.size, 2);
  assert.equal(site.files.get("a")?.hash, site.files.get("b")?.hash);
});
