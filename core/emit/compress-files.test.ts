import assert from "node:assert/strict";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openCache } from "../cache/step-cache.ts";
import { compressFiles } from "./compress-files.ts";
import { openSiteFolder, writeFiles } from "./site-folder.ts";

const folder = temporaryFolder();

const TEXT = "A page of the documentation. ".repeat(100);

test("each text file has compressed files beside it; small files and images have none", async () => {
  const files = await built("first", { "guide/index.html": TEXT, "a.js": "1", "b.png": TEXT });
  assert.deepEqual([...files.keys()].sort(), [
    "a.js",
    "b.png",
    "guide/index.html",
    "guide/index.html.br",
    "guide/index.html.gz",
  ]);
  assert.equal(brotliDecompressSync(files.get("guide/index.html.br") ?? "").toString(), TEXT);
  assert.equal(gunzipSync(files.get("guide/index.html.gz") ?? "").toString(), TEXT);
});

test("compresses unchanged files once, whatever happens to the old site", async () => {
  const before = await built("second", { "same.html": TEXT, "touched.html": TEXT, "changed.html": TEXT });
  await writeFile(join(folder, "second/touched.html.br"), "half of");
  await rm(join(folder, "second/touched.html.gz"));
  const changed = TEXT.replace("A page", "A PAGE");
  const after = await built("second", { "same.html": TEXT, "touched.html": TEXT, "changed.html": changed });
  for (const ending of [".br", ".gz"]) {
    assert.deepEqual(after.get(`same.html${ending}`), before.get(`same.html${ending}`));
    assert.deepEqual(after.get(`touched.html${ending}`), before.get(`touched.html${ending}`));
  }
  assert.equal(brotliDecompressSync(after.get("changed.html.br") ?? "").toString(), changed);
  assert.equal(gunzipSync(after.get("changed.html.gz") ?? "").toString(), changed);
});

/** Builds a site of these files in a folder, over what was built there before, and returns all its files by path. */
async function built(name: string, files: Record<string, string>): Promise<ReadonlyMap<string, Buffer>> {
  const output = join(folder, name);
  const site = openSiteFolder(output);
  writeFiles(
    site,
    Object.entries(files).map(([path, content]) => ({ path, content })),
  );
  await compressFiles(site, openCache(`${output}.cache`));
  await site.finish();
  const paths = [...site.files.keys()];
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(output, path))] as const)));
}
