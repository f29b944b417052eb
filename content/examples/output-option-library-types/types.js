import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import webpack from "webpack";

const named = ["var", "assign", "assign-properties", "this", "window", "self", "global", "commonjs", "amd", "jsonp"];
const unnamed = ["commonjs2", "commonjs-static", "amd-require"];

for (const type of [...named, ...unnamed]) {
  const name = named.includes(type) ? "Lib" : undefined;
  const compiler = webpack({
    mode: "none",
    output: { path: path.resolve("dist"), filename: "lib.cjs", library: { type, name } },
  });
  await promisify(compiler.run.bind(compiler))();
  const code = readFileSync("dist/lib.cjs", "utf8").replace(/__webpack_exports__/g, "library");
  const lines = code
    .split("\n")
    .map((line) => line.split(" => {")[0].split("/*")[0].trim())
    .filter((line) => /\bLib\b|^(module\.)?exports\b|^(define|require)\(/.test(line));
  console.log(type.padEnd(18), lines.join(" "));
}
