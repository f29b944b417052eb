import { readFile, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { build } from "./build.js";

for (const name of await build()) {
  await writeFile(`dist/${name}.gz`, gzipSync(await readFile(`dist/${name}`)));
  console.log(`compressed ${name}`);
}
