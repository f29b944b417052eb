#!/usr/bin/env node
import { parseArgs } from "node:util";
import { create } from "./create.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: "string" } },
});
const [folder] = positionals;

try {
  if (folder === undefined) throw new Error("Specify a folder: npm create shop-page my-shop");
  const files = await create(folder, { title: values.title ?? folder });
  console.log(`Created ${files.length} files in ${folder}. Next:

  cd ${folder}
  npm install
  npm start`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
