import assert from "node:assert/strict";
import { test } from "node:test";
import type { InstalledPackage } from "./installed-package.ts";
import { type JsonSchema, openSchema } from "./json-schema.ts";
import { readOptions } from "./read-options.ts";

/** Returns 'name: type' for all options of a schema, with '→ name' for those that are documented there. */
function optionsOf(
  schema: JsonSchema & { definitions?: Record<string, JsonSchema> },
  files: Record<string, string> = {},
): string[] {
  const texts: Record<string, string> = { "schemas/Options.json": JSON.stringify(schema), ...files };
  const source: InstalledPackage = {
    name: "test",
    version: "1.0.0",
    root: "/",
    load: () => undefined,
    read: (path) => texts[path],
    list: () => [],
  };
  const entries = readOptions({ category: "options", schema: openSchema(source, "schemas/Options.json"), source });
  return entries.map(({ name, type, sameAs }) => `${name}: ${type}${sameAs === undefined ? "" : ` → ${sameAs}`}`);
}

const TEXT: JsonSchema = { type: "string" };

test("finds options at all levels, through references, alternatives, lists and maps", () => {
  const names = optionsOf({
    definitions: { Entry: { type: "object", properties: { import: { type: "array", items: TEXT } } } },
    properties: {
      entry: { anyOf: [TEXT, { type: "object", additionalProperties: { $ref: "#/definitions/Entry" } }] },
      copy: { type: "array", items: { type: "object", properties: { from: TEXT } } },
    },
  });
  assert.deepEqual(names, [
    "entry: string | { [name]: { import } }",
    "copy: { from }[]",
    "copy.from: string",
    "entry.<name>.import: string[]",
  ]);
});

test("documents each definition at its shortest path", () => {
  const Resolve: JsonSchema = { type: "object", properties: { alias: TEXT } };
  const definitions = { Resolve };
  const resolve: JsonSchema = { $ref: "#/definitions/Resolve" };
  assert.deepEqual(
    optionsOf({ definitions, properties: { module: { type: "object", properties: { resolve } }, resolve } }),
    [
      "module: { resolve }",
      "resolve: { alias }",
      "module.resolve: { alias }",
      "resolve.alias: string",
      "module.resolve.alias: string → resolve.alias",
    ],
  );
});

test("gives nested rules their own name", () => {
  const RuleSetRule: JsonSchema = {
    type: "object",
    properties: { oneOf: { type: "array", items: { $ref: "#/definitions/RuleSetRule" } }, test: TEXT },
  };
  const rules: JsonSchema = { type: "array", items: { $ref: "#/definitions/RuleSetRule" } };
  assert.deepEqual(optionsOf({ definitions: { RuleSetRule }, properties: { rules } }), [
    "rules: Rule[]",
    "Rule.oneOf: Rule[]",
    "Rule.test: string",
  ]);
});

test("writes types for people: short ones first, functions by their parameters", () => {
  const alternatives: JsonSchema[] = [
    { instanceof: "Function", tsType: "import('../lib/Chunks').Filter" },
    { type: "array", items: TEXT },
    { enum: ["auto", true] },
    { enum: [false] },
    { instanceof: "RegExp", tsType: "RegExp" },
    TEXT,
  ];
  const files = {
    "lib/Chunks.js":
      "/**\n * @callback Filter\n * @param {Chunk} chunk\n * @param {string=} name\n * @returns {boolean}\n */",
  };
  assert.deepEqual(optionsOf({ properties: { chunks: { anyOf: alternatives } } }, files), [
    'chunks: boolean | "auto" | string | RegExp | string[] | (chunk, name?) => boolean',
  ]);
});
