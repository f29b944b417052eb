import { readFileSync, writeFileSync } from "node:fs";

const [file, before, after] = process.argv.slice(2);
writeFileSync(file, readFileSync(file, "utf8").replace(before, after));
