import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { readExamples } from "./read-examples.ts";

test("reads each example's files by path, without node_modules and dist", async () => {
  const root = await mkdtemp(join(tmpdir(), "content-"));
  try {
    for (const file of [
      "one/src/a.js",
      "one/output.txt",
      "one/node_modules/x/i.js",
      "one/packages/kit/dist/kit.js",
      "one/dist/main.js",
      "two/b.js",
      "stray.js",
    ]) {
      await mkdir(dirname(join(root, "examples", file)), { recursive: true });
      await writeFile(join(root, "examples", file), file);
    }
    const examples = await readExamples(root);
    assert.deepEqual([...examples.keys()].sort(), ["one", "two"]);
    assert.deepEqual(Object.fromEntries(examples.get("one") ?? []), {
      "output.txt": "one/output.txt",
      "packages/kit/dist/kit.js": "one/packages/kit/dist/kit.js",
      "src/a.js": "one/src/a.js",
    });
    assert.deepEqual(await readExamples(join(root, "nowhere")), new Map());
  } finally {
    await rm(root, { recursive: true });
  }
});
