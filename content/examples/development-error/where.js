import { readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";

const name = readdirSync("dist/js").find((file) => /^index\..+\.js$/.test(file));
const code = readFileSync(`dist/js/${name}`, "utf8");
const map = new SourceMap(JSON.parse(readFileSync(`dist/js/${name}.map`, "utf8")));

const column = code.indexOf("toUppercase");
const { originalSource, originalLine, originalColumn } = map.findEntry(0, column);
console.log(`${name}, line 1, column ${column + 1}`);
console.log(`${originalSource}, line ${originalLine + 1}, column ${originalColumn + 1}`);
