import assert from "node:assert/strict";
import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { fingerprintOf, pathsBelow } from "./hash.ts";

test("lists files in the order of their paths, without installed packages", () => {
  const folder = temporaryFolder({ "a/b": "", "a-b": "", "node_modules/c": "", "a/node_modules/d": "" });
  assert.deepEqual(pathsBelow(folder), ["a-b", "a/b"]);
});

test("a fingerprint changes with the time or the size of a file", () => {
  const folder = temporaryFolder({ a: "1" });
  const file = join(folder, "a");
  const fingerprints = [fingerprintOf(folder)];
  utimesSync(file, 1, 1);
  fingerprints.push(fingerprintOf(folder));
  writeFileSync(file, "22");
  utimesSync(file, 1, 1);
  fingerprints.push(fingerprintOf(folder));
  assert.equal(new Set(fingerprints).size, 3);
});
