import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "./compress-files.ts";

const folder = await mkdtemp(join(tmpdir(), "compress-"));
after(() => rm(folder, { recursive: true }));

const TEXT = "A page of the documentation. ".repeat(100);

test("each text file has its compressed ones beside it; small files and pictures have none", async () => {
  const site = await layFolder("first", { "guide/index.html": TEXT, "a.js": "1", "b.png": TEXT });
  await compressFiles(site, join(folder, "nothing"));
  assert.deepEqual((await readdir(site)).sort(), ["a.js", "b.png", "guide"]);
  assert.deepEqual((await readdir(join(site, "guide"))).sort(), ["index.html", "index.html.br", "index.html.gz"]);
  assert.equal(brotliDecompressSync(await readFile(join(site, "guide/index.html.br"))).toString(), TEXT);
  assert.equal(gunzipSync(await readFile(join(site, "guide/index.html.gz"))).toString(), TEXT);
});

test("what has not changed is taken from the site before; what has, or lost its compressed file, is made anew", async () => {
  const before = await layFolder("before", {
    "same.html": TEXT,
    "same.html.br": "from before",
    "changed.html": TEXT,
    "changed.html.br": "from before",
    "changed.html.gz": "from before",
  });
  const changed = TEXT.replace("A page", "A PAGE");
  const site = await layFolder("after", { "same.html": TEXT, "changed.html": changed });
  await compressFiles(site, before);
  assert.equal(await readFile(join(site, "same.html.br"), "utf8"), "from before");
  assert.equal(gunzipSync(await readFile(join(site, "same.html.gz"))).toString(), TEXT);
  assert.equal(brotliDecompressSync(await readFile(join(site, "changed.html.br"))).toString(), changed);
  assert.equal(gunzipSync(await readFile(join(site, "changed.html.gz"))).toString(), changed);
});

async function layFolder(name: string, files: Record<string, string>): Promise<string> {
  const target = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(target, path, ".."), { recursive: true });
    await writeFile(join(target, path), text);
  }
  return target;
}
