import assert from "node:assert/strict";
import { test } from "node:test";
import { findRemoved } from "./find-removed.ts";
import { openPackage } from "./installed-package.ts";
import { isUnknownOption } from "./is-unknown-option.ts";
import type { NamesOfVersion } from "./names-of-version.ts";

test("finds the first version without an option, and leaves out what went with its object", async () => {
  const options: Record<string, string[]> = {
    "4.47.0": ["mode", "old", "old.child", "old.child.deep", "renamed", "described.otherwise"],
    "5.0.0": ["mode", "renamed"],
    "5.9.0": ["mode", "renamed"],
    "5.10.0": ["mode", "described"],
  };
  const namesOf = async (version: string): Promise<NamesOfVersion> => new Map([["options", new Set(options[version])]]);
  const isUnknown = (name: string) => name !== "described.otherwise";
  assert.deepEqual(await findRemoved(Object.keys(options), { namesOf, isUnknown }), {
    old: "5.0.0",
    renamed: "5.10.0",
  });
});

test("reads few of many versions", async () => {
  const versions = Array.from({ length: 101 }, (_version, minor) => `5.${minor}.0`);
  const read = new Set<string>();
  const namesOf = async (version: string): Promise<NamesOfVersion> => {
    read.add(version);
    const minor = versions.indexOf(version);
    const names = [
      ...(minor < 1 ? ["first"] : []),
      ...(minor < 57 ? ["middle"] : []),
      ...(minor < 100 ? ["last"] : []),
    ];
    return new Map([["options", new Set(names)]]);
  };
  assert.deepEqual(await findRemoved(versions, { namesOf, isUnknown: () => true }), {
    first: "5.1.0",
    last: "5.100.0",
    middle: "5.57.0",
  });
  assert.ok(read.size < 30, `${read.size} versions were read`);
});

test("asks webpack whether it knows an option", () => {
  const webpack = openPackage("webpack");
  for (const name of ["output.jsonpFunction", "Rule.loaders", "optimization.hashedModuleIds", "serve"])
    assert.equal(isUnknownOption(webpack, name), true, name);
  const known = ["output.filename", "Rule.use", "Rule.test.and", "optimization.splitChunks.cacheGroups.<name>.test"];
  for (const name of known) assert.equal(isUnknownOption(webpack, name), false, name);
});
