import { readFileSync } from "node:fs";

for (const mode of ["production", "development", "none"]) {
  const code = readFileSync(`dist/${mode}.js`, "utf8");
  console.log(mode.padEnd(12), code.includes("subtract") ? "keeps subtract," : "drops subtract,", {
    "eval()": code.includes("eval("),
    "process.env": code.includes("process.env.NODE_ENV"),
  });
}
console.log(readFileSync("dist/production.js", "utf8"));
