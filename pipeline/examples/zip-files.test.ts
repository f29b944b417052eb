import assert from "node:assert/strict";
import { test } from "node:test";
import { unzipSync } from "fflate";
import { zipFiles } from "./zip-files.ts";

test("what is unpacked is what was packed, whatever the files and their names", () => {
  const files = {
    "a/größe 😀.txt": Buffer.from("é".repeat(10_000)),
    "a/empty": Buffer.alloc(0),
    "b.bin": Uint8Array.from({ length: 70_000 }, (_, at) => (at * at) % 251),
  };
  const unzipped = unzipSync(zipFiles(new Map(Object.entries(files))));
  assert.deepEqual(Object.keys(unzipped), Object.keys(files));
  for (const [path, bytes] of Object.entries(files))
    assert.ok(Buffer.from(bytes).equals(unzipped[path] ?? Buffer.alloc(0)), path);
});

test("an archive without files is one too", () => {
  assert.deepEqual(unzipSync(zipFiles(new Map())), {});
});
