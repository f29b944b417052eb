import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";

const [file, line, column] = process.argv[2].split(":");
const map = new SourceMap(JSON.parse(readFileSync(`maps/${file}.map`, "utf8")));
const { originalSource, originalLine, originalColumn } = map.findEntry(line - 1, column - 1);
console.log(`${originalSource}:${originalLine + 1}:${originalColumn + 1}`);
