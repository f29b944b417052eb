import assert from "node:assert/strict";
import { test } from "node:test";
import { findRemoved } from "./find-removed.ts";
import { openPackage } from "./installed-package.ts";
import { isUnknownOption } from "./is-unknown-option.ts";
import type { NamesOfVersion } from "./names-of-version.ts";

test("finds the first version without an option, and leaves out options that were removed with their object", async () => {
  const options: Record<string, string[]> = {
    "4.47.0": ["mode", "old", "old.child", "old.child.deep", "renamed", "described.otherwise"],
    "5.0.0": ["mode", "renamed"],
    "5.9.0": ["mode", "renamed"],
    "5.10.0": ["mode", "described"],
  };
  const namesOf = async (version: string): Promise<NamesOfVersion> => new Map([["options", new Set(options[version])]]);
  const isUnknown = (name: string) => name !== "described.otherwise";
  assert.deepEqual((await findRemoved(Object.keys(options), { namesOf, isUnknown })).options, {
    old: "5.0.0",
    renamed: "5.10.0",
  });
});

test("finds hooks and exports too, and names that lived for one version or came back", async () => {
  const names: Record<string, string[]> = {
    "5.0.0": ["Compiler run", "Compiler back"],
    "5.1.0": ["Compiler run", "Compiler brief"],
    "5.2.0": ["Compiler run", "Compiler back"],
  };
  const namesOf = async (version: string): Promise<NamesOfVersion> =>
    new Map([
      ["hooks", new Set(names[version])],
      ["exports", new Set(version === "5.2.0" ? ["optimize.Kept"] : ["optimize.Gone", "optimize.Kept"])],
      ["plugin-options", new Set(version === "5.2.0" ? [] : ["Kept old", "Inner old"])],
    ]);
  assert.deepEqual(await findRemoved(Object.keys(names), { namesOf, isUnknown: () => false }), {
    options: {},
    "plugin-options": { "Kept old": "5.2.0" },
    hooks: { "Compiler brief": "5.2.0" },
    exports: { "optimize.Gone": "5.2.0" },
  });
});

test("asks webpack whether it knows an option", () => {
  const webpack = openPackage("webpack");
  for (const name of ["output.jsonpFunction", "Rule.loaders", "optimization.hashedModuleIds", "serve"])
    assert.equal(isUnknownOption(webpack, name), true, name);
  const known = ["output.filename", "Rule.use", "Rule.test.and", "optimization.splitChunks.cacheGroups.<name>.test"];
  for (const name of known) assert.equal(isUnknownOption(webpack, name), false, name);
});
