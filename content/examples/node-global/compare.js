import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import webpack from "webpack";

for (const value of [true, "warn", false]) {
  const stats = await promisify(webpack)({
    mode: "development",
    devtool: false,
    target: "web",
    node: { global: value },
  });
  const line = readFileSync("dist/main.js", "utf8").match(/.*answer = 42;/)[0];
  console.log(String(value).padEnd(5), line, stats.hasWarnings() ? "(with a warning)" : "");
}
