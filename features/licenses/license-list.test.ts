import assert from "node:assert/strict";
import { test } from "node:test";
import { licenseList } from "./license-list.ts";
import { readPackageLock } from "./package-lock.ts";
import { sbom } from "./sbom.ts";

test("lists each locked package once, by its real name", () => {
  const packages = {
    "": { name: "site", license: "MIT" },
    "node_modules/b": { version: "2.0.0", license: "MIT OR ISC" },
    "node_modules/@a/a": { version: "1.0.0", license: "MIT" },
    "node_modules/b/node_modules/@a/a": { version: "1.0.0", license: "MIT" },
    "node_modules/c": { version: "3.0.0" },
    "node_modules/old-b": { version: "1.0.0", license: "MIT", name: "b" },
    "node_modules/shims": {},
    shims: { version: "0.0.0", license: "MIT" },
  };
  assert.equal(
    licenseList({ packages }),
    "MIT\n  @a/a 1.0.0\n  b 1.0.0\n\nMIT OR ISC\n  b 2.0.0\n\nno license named\n  c 3.0.0\n",
  );
});

test("every locked package of this project has a license", () => {
  assert.doesNotMatch(licenseList(readPackageLock()), /no license named/);
});

test("the bill of materials has all locked packages, and is the same every time", async () => {
  const bill = await sbom();
  assert.equal(bill, await sbom());
  const { components, metadata }: { components: { purl: string }[]; metadata: { component: { name: string } } } =
    JSON.parse(bill);
  assert.equal(metadata.component.name, "webpack-docs");
  const names = new Set(components.map(({ purl }) => purl.replace("%40", "@").replace(/^pkg:npm\/(.*)@/, "$1 ")));
  const listed = [...licenseList(readPackageLock()).matchAll(/^ {2}(.*)$/gm)].map(([, name = ""]) => name);
  assert.deepEqual(
    listed.filter((name) => !names.has(name)),
    [],
  );
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
