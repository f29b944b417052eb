#!/usr/bin/env node
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ReferenceFile } from "../../model/reference-file.ts";
import { documentTypes } from "./document-types.ts";

const [site, folder] = process.argv.slice(2);
if (site === undefined || folder === undefined) {
  console.error("Name a built site and a folder for the result: node packages/webpack-types/generate.ts dist out");
  process.exit(1);
}
const { versions, entries } = ReferenceFile.parse(JSON.parse(readFileSync(join(site, "reference.json"), "utf8")));
const types = createRequire(join(process.cwd(), "package.json")).resolve("webpack/types.d.ts");
const { text, documented, missing } = documentTypes(readFileSync(types, "utf8"), entries);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "types.d.ts"), text);
writeFileSync(
  join(folder, "package.json"),
  `${JSON.stringify({ name: "webpack-documented-types", version: versions["webpack"], types: "types.d.ts" }, undefined, 2)}\n`,
);
console.log(`${documented} names of webpack ${versions["webpack"]} are documented in ${join(folder, "types.d.ts")}.`);
if (missing.length > 0) console.log(`${missing.length} names aren't in webpack's types, such as ${missing[0]?.name}.`);
