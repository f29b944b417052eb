import assert from "node:assert/strict";
import { test } from "node:test";
import { findSince } from "./find-since.ts";
import type { NamesOfVersion } from "./names-of-version.ts";

test("finds the first version with a name by reading few versions", async () => {
  const versions = Array.from({ length: 101 }, (_version, minor) => `5.${minor}.0`);
  const names = [
    ["a", 0],
    ["b", 33],
    ["c", 34],
    ["d", 100],
  ] as const;
  const read = new Set<string>();
  const since = await findSince(versions, async (version): Promise<NamesOfVersion> => {
    read.add(version);
    const minor = versions.indexOf(version);
    return new Map([["options", new Set(names.flatMap(([name, first]) => (first <= minor ? [name] : [])))]]);
  });
  assert.deepEqual(since, { options: { b: "5.33.0", c: "5.34.0", d: "5.100.0" } });
  assert.ok(read.size < 25, `${read.size} versions were read`);
});

test("ignores fields in a version that doesn't declare their object", async () => {
  const fields = [[], ["stats hash"], ["stats hash", "stats hints"]];
  const since = await findSince(
    ["0", "1", "2"],
    async (version) => new Map([["stats-fields", new Set(fields[Number(version)])]]),
  );
  assert.deepEqual(since, { "stats-fields": { "stats hints": "2" } });
});
