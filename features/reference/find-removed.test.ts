import assert from "node:assert/strict";
import { test } from "node:test";
import { versionWith } from "../../test/reference-of.ts";
import { findRemoved } from "./find-removed.ts";
import { openPackage } from "./installed-package.ts";
import { isUnknownOption } from "./is-unknown-option.ts";

test("finds the first version without an option, and leaves out options that were removed with their object", () => {
  const versions = [
    versionWith("4.47.0", {
      options: ["mode", "old", "old.child", "old.child.deep", "renamed", "described.otherwise"],
    }),
    versionWith("5.0.0", { options: ["mode", "renamed"] }),
    versionWith("5.9.0", { options: ["mode", "renamed"] }),
    versionWith("5.10.0", { options: ["mode", "described"] }),
  ];
  const { options } = findRemoved(versions, (name) => name !== "described.otherwise");
  assert.deepEqual(options, { old: "5.0.0", renamed: "5.10.0" });
});

test("finds hooks and exports too, and names that lived for one version or came back", () => {
  const removed = { exports: ["optimize.Gone", "optimize.Kept"], "plugin-options": ["Kept old", "Inner old"] };
  const versions = [
    versionWith("5.0.0", { ...removed, hooks: ["Compiler run", "Compiler back"] }),
    versionWith("5.1.0", { ...removed, hooks: ["Compiler run", "Compiler brief"] }),
    versionWith("5.2.0", { exports: ["optimize.Kept"], hooks: ["Compiler run", "Compiler back"] }),
  ];
  assert.deepEqual(
    findRemoved(versions, () => false),
    {
      options: {},
      "plugin-options": { "Kept old": "5.2.0" },
      hooks: { "Compiler brief": "5.2.0" },
      exports: { "optimize.Gone": "5.2.0" },
    },
  );
});

test("asks webpack whether it knows an option", () => {
  const webpack = openPackage("webpack");
  for (const name of ["output.jsonpFunction", "Rule.loaders", "optimization.hashedModuleIds", "serve"])
    assert.equal(isUnknownOption(webpack, name), true, name);
  const known = ["output.filename", "Rule.use", "Rule.test.and", "optimization.splitChunks.cacheGroups.<name>.test"];
  for (const name of known) assert.equal(isUnknownOption(webpack, name), false, name);
});
