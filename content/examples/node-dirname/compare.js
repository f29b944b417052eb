import { execFileSync } from "node:child_process";
import { promisify } from "node:util";
import webpack from "webpack";

for (const value of [false, "eval-only", true, "mock", "warn-mock"]) {
  const stats = await promisify(webpack)({
    mode: "development",
    devtool: false,
    target: "node",
    entry: "./src/index.cjs",
    output: { filename: "program.cjs" },
    node: { __dirname: value, __filename: value },
  });
  const printed = execFileSync("node", ["dist/program.cjs"], { encoding: "utf8" }).trim();
  console.log(String(value).padEnd(9), printed, stats.hasWarnings() ? "(with warnings)" : "");
}
