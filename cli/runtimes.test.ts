import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import semver from "semver";
import { type LockedPackage, readPackageLock } from "../features/licenses/package-lock.ts";

const lock = readPackageLock();
const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const runtimes = Object.keys(optionalDependencies).map((name) => ({ name, ...lockedAt(`node_modules/${name}`) }));

function lockedAt(path: string): LockedPackage {
  return lock.packages[path] ?? assert.fail(`${path} is not in the lock.`);
}

/** npm leaves out packages for other systems; '!win32' excludes one. */
function runsOn(wanted: string | string[] | undefined, system: string): boolean {
  const names = [wanted ?? []].flat();
  return (
    names.length === 0 ||
    names.includes(system) ||
    (names.every((name) => name.startsWith("!")) && !names.includes(`!${system}`))
  );
}

test("has the same version of Node for each system", () => {
  assert.deepEqual(
    runtimes.map(({ os, cpu }) => `${os} ${cpu}`),
    ["darwin arm64", "darwin x64", "linux arm64", "linux x64", "win32 x64"],
  );
  assert.equal(new Set(runtimes.map(({ version }) => version)).size, 1);
});

for (const { name, version, os, cpu } of runtimes) {
  test(`${name} ${version} is new enough for every locked package on its system`, () => {
    const installed = Object.entries(lock.packages).filter(
      ([path, one]) => path !== "" && runsOn(one.os, String(os)) && runsOn(one.cpu, String(cpu)),
    );
    assert.ok(installed.length > 300, `${installed.length} packages`);
    const refusing = installed.filter(
      ([, { engines }]) => engines?.node !== undefined && !semver.satisfies(version ?? "", engines.node),
    );
    assert.deepEqual(
      refusing.map(([path, { engines }]) => `${path}: ${engines?.node}`),
      [],
    );
  });
}
