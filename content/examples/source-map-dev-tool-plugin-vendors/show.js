import { readFileSync } from "node:fs";

const [code, map] = process.argv.slice(2).map((file) => readFileSync(file, "utf8"));
const { sources, sourcesContent, ignoreList } = JSON.parse(map);

console.log(/\/\/# sourceMappingURL=.*/.exec(code)?.[0] ?? "no comment");
console.log({ sources, texts: sourcesContent?.length, ignoreList });
