import assert from "node:assert/strict";
import { test } from "node:test";
import { type Lock, readPackageLock } from "./package-lock.ts";
import { licenseList, softwareBill } from "./software-bill.ts";

const LOCK = {
  packages: {
    "": { name: "site", license: "MIT" },
    "node_modules/b": { version: "2.0.0", license: "MIT OR ISC", dev: true },
    "node_modules/@a/a": { version: "1.0.0", license: "MIT", integrity: "sha512-AAH/" },
    "node_modules/b/node_modules/@a/a": { version: "1.0.0", license: "MIT", integrity: "sha512-AAH/" },
    "node_modules/c": { version: "3.0.0", optional: true },
  },
};

/** Returns the URLs and scopes of the components of a lock file with these packages. */
function componentsOf(packages: Lock["packages"]): string[] {
  const { components }: { components: { purl: string; scope: string }[] } = JSON.parse(softwareBill({ packages }));
  return components.map(({ purl, scope }) => `${purl} ${scope}`);
}

test("an aliased package is listed by its real name", () => {
  assert.deepEqual(
    componentsOf({ "node_modules/x": { name: "tool", version: "1.0.0" }, "node_modules/tool": { version: "2.0.0" } }),
    ["pkg:npm/tool@1.0.0 required", "pkg:npm/tool@2.0.0 required"],
  );
});

test("lists each locked package once, with its license, hash and scope", () => {
  assert.deepEqual(JSON.parse(softwareBill(LOCK)), {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    components: [
      {
        type: "library",
        name: "@a/a",
        version: "1.0.0",
        scope: "required",
        purl: "pkg:npm/%40a/a@1.0.0",
        licenses: [{ license: { id: "MIT" } }],
        hashes: [{ alg: "SHA-512", content: "0001ff" }],
      },
      {
        type: "library",
        name: "b",
        version: "2.0.0",
        scope: "excluded",
        purl: "pkg:npm/b@2.0.0",
        licenses: [{ expression: "MIT OR ISC" }],
      },
      { type: "library", name: "c", version: "3.0.0", scope: "optional", purl: "pkg:npm/c@3.0.0" },
    ],
  });
  assert.equal(licenseList(LOCK), "MIT\n  @a/a 1.0.0\n\nMIT OR ISC\n  b 2.0.0\n\nno license named\n  c 3.0.0\n");
});

test("a package that is installed twice has the stricter scope", () => {
  const components = componentsOf({
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b/node_modules/a": { version: "1.0.0", dev: true },
    "node_modules/c": { version: "1.0.0", devOptional: true },
  });
  assert.deepEqual(components, ["pkg:npm/a@1.0.0 required", "pkg:npm/c@1.0.0 optional"]);
});

test("every locked package of this project has a license", () => {
  assert.doesNotMatch(licenseList(readPackageLock()), /no license named/);
});

test("only Node's binaries and swc's check have install scripts", () => {
  const scripts = Object.entries(readPackageLock().packages).filter(
    ([, { hasInstallScript }]) => hasInstallScript === true,
  );
  const names = scripts.map(([path]) => path.replace("node_modules/", ""));
  assert.deepEqual(
    names.filter((name) => !/^(?:node-|@swc\/core$)/.test(name)),
    [],
  );
});
