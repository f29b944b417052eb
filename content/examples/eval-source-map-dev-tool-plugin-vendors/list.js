import { readFileSync } from "node:fs";

const bundle = readFileSync("dist/main.js", "utf8");
for (const [, map] of bundle.matchAll(/base64,([\w+/=]+)/g)) {
  console.log(JSON.parse(Buffer.from(map, "base64").toString()).sources);
}
