import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { formatPackageList, PACKAGE_LIST, PackageList, readPackageList } from "./package-list.ts";

test("the project's list is formatted as an update writes it", async () => {
  const entries = await readPackageList();
  assert.ok(entries.length > 40);
  assert.equal(new Set(entries.map(({ name }) => name)).size, entries.length);
  assert.equal(formatPackageList(entries), await readFile(PACKAGE_LIST, "utf8"));
});

test("versions are exact, and a name is no path", () => {
  const good = { name: "@a/b", kind: "loader", title: "a", version: "1.0.0", integrity: `sha512-${"A".repeat(86)}==` };
  const isValid = (changes: object) => PackageList.safeParse([{ ...good, ...changes }]).success;
  assert.deepEqual([{}, { version: "^1.0.0" }, { name: "../c" }].map(isValid), [true, false, false]);
});
