#!/usr/bin/env node
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

const [folder] = process.argv.slice(2);
if (!folder || existsSync(folder)) {
  console.error("Usage: npm create tea-site <a folder that does not exist yet>");
  process.exit(1);
}

cpSync(path.join(import.meta.dirname, "template"), folder, { recursive: true });
renameSync(path.join(folder, "_gitignore"), path.join(folder, ".gitignore"));

const file = path.join(folder, "package.json");
const description = JSON.parse(readFileSync(file, "utf8"));
writeFileSync(file, `${JSON.stringify({ name: path.basename(folder), ...description }, null, 2)}\n`);

console.log(`Created ${folder}. Next: cd ${folder} && npm install && npm start`);
