import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { formatPackageList, PACKAGE_LIST, readPackageList } from "./package-list.ts";

test("the project's own list is right, in the form that an update writes", async () => {
  const { entries, problems } = await readPackageList();
  assert.deepEqual(problems, []);
  assert.ok(entries.length > 40);
  assert.equal(new Set(entries.map(({ name }) => name)).size, entries.length);
  assert.equal(formatPackageList(entries), await readFile(PACKAGE_LIST, "utf8"));
});

test("an entry with a mistake is told with its line; the others count", async () => {
  const folder = await mkdtemp(join(tmpdir(), "list-"));
  try {
    const file = join(folder, "packages.json");
    const good = { name: "a", kind: "loader", title: "a", version: "1.0.0", integrity: `sha512-${"A".repeat(86)}==` };
    await writeFile(
      file,
      JSON.stringify([good, { ...good, name: "b", version: "^1.0.0" }, { ...good, name: "../c" }], null, 2),
    );
    const { entries, problems } = await readPackageList(file);
    assert.deepEqual(
      entries.map(({ name }) => name),
      ["a"],
    );
    assert.deepEqual(
      problems.map(({ line, severity, message }) => `${line} ${severity} ${message.split(":", 2).join(":")}`),
      ["10 error b: version", "17 error ../c: name"],
    );
    for (const text of ["{", "{}"]) {
      await writeFile(file, text);
      assert.match((await readPackageList(file)).problems[0]?.message ?? "", /is no JSON list/);
    }
    assert.match((await readPackageList(join(folder, "none.json"))).problems[0]?.message ?? "", /There is no/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
