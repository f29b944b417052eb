import assert from "node:assert/strict";
import { test } from "node:test";
import type { ReferenceEntry } from "#model/reference.ts";
import { hook, option, referenceOf } from "../../test/reference-of.ts";
import { matchHeading } from "./match-heading.ts";

const pluginOption = (owner: string, name: string): ReferenceEntry => ({ category: "plugin-options", owner, name });

const reference = referenceOf([
  option("output.filename"),
  option("entry.<name>.import"),
  hook("Compiler", "run"),
  hook("Compilation", "seal"),
  hook("MultiCompiler", "run"),
  pluginOption("BannerPlugin", "banner"),
  pluginOption("DllPlugin", "name"),
  pluginOption("DllReferencePlugin", "name"),
  { category: "exports", name: "optimize.SplitChunksPlugin" },
  { category: "exports", name: "util.createHash" },
  { category: "exports", name: "version" },
  { category: "plugin-hooks", owner: "JavascriptModulesPlugin", name: "render" },
  { category: "module-variables", name: "module.hot.accept" },
]);

/** Returns the owner and name of what a heading documents. */
const match = (url: string, title: string, above: string[] = []) => {
  const entry = matchHeading({ title, above, url }, reference);
  return entry && `${entry.owner ?? entry.category} ${entry.name}`;
};

test("matches a heading by its text and its page", () => {
  assert.equal(match("/configuration/output/", "output.filename"), "options output.filename");
  assert.equal(match("/guides/caching/", "output.filename"), undefined);
  assert.equal(match("/api/compiler-hooks/", "run"), "Compiler run");
  assert.equal(match("/api/compilation-hooks/", "run"), undefined);
  assert.equal(match("/plugins/banner-plugin/", "banner", ["BannerPlugin"]), "BannerPlugin banner");
  assert.equal(match("/plugins/ignore-plugin/", "banner", ["IgnorePlugin"]), undefined);
  assert.equal(match("/plugins/split-chunks-plugin/", "SplitChunksPlugin"), "exports optimize.SplitChunksPlugin");
  assert.equal(match("/api/hot-module-replacement/", "accept"), "module-variables module.hot.accept");
  assert.equal(match("/api/module-methods/", "accept"), undefined);
});

test("ignores how the names that readers choose are called, and arguments", () => {
  assert.equal(match("/configuration/entry-context/", "entry.<entryName>.import"), "options entry.<name>.import");
  assert.equal(match("/api/hot-module-replacement/", "accept(errorHandler)"), "module-variables module.hot.accept");
});

test("doesn't take a heading's word for an export of that name", () => {
  assert.equal(match("/api/exports/", "version"), undefined);
  assert.equal(match("/api/exports/", "webpack.version"), "exports version");
  assert.equal(match("/api/exports/", "createHash"), undefined);
  assert.equal(match("/api/exports/", "webpack.util.createHash"), "exports util.createHash");
});

test("uses the nearest heading above with an owner if names repeat", () => {
  assert.equal(match("/plugins/dll-plugin/", "name", ["DllPlugin"]), "DllPlugin name");
  assert.equal(match("/plugins/dll-plugin/", "name", ["DllPlugin", "DllReferencePlugin"]), "DllReferencePlugin name");
  assert.equal(match("/plugins/dll-plugin/", "DllReferencePlugin.name"), "DllReferencePlugin name");
  assert.equal(match("/api/compiler-hooks/", "run", ["Compiler Hooks", "MultiCompiler"]), "MultiCompiler run");
  assert.equal(match("/api/plugins/", "render", ["JavascriptModulesPlugin"]), "JavascriptModulesPlugin render");
  assert.equal(match("/api/plugins/", "render", ["CssModulesPlugin"]), undefined);
});
