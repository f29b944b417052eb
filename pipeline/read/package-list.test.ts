import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { formatPackageList, PACKAGE_LIST, readPackageList } from "./package-list.ts";

test("the project's list is valid and formatted as an update writes it", async () => {
  const { entries, problems } = await readPackageList();
  assert.deepEqual(problems, []);
  assert.ok(entries.length > 40);
  assert.equal(new Set(entries.map(({ name }) => name)).size, entries.length);
  assert.equal(formatPackageList(entries), await readFile(PACKAGE_LIST, "utf8"));
});

test("an entry with a mistake is reported with its place", async () => {
  const good = { name: "a", kind: "loader", title: "a", version: "1.0.0", integrity: `sha512-${"A".repeat(86)}==` };
  const list = [good, { ...good, name: "b", version: "^1.0.0" }, { ...good, name: "../c" }];
  const folder = temporaryFolder({ "packages.json": JSON.stringify(list, null, 2) });
  const { entries, problems } = await readPackageList(join(folder, "packages.json"));
  assert.deepEqual(entries, []);
  assert.deepEqual(
    problems.map(({ line, column, message }) => `${line}:${column} ${message.split(":", 1).join()}`),
    ["13:16 '1.version'", "17:13 '2.name'"],
  );
});
