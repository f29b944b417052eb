import webpack from "webpack";

const targets = ["web", "webworker", "node", "async-node", "universal", "deno", "bun", "electron-renderer"];

for (const target of targets) {
  const { output, resolve } = webpack({ target, mode: "production", entry: "./a.js" }).options;
  const cells = [target, output.filename, output.chunkFormat, output.chunkLoading, output.wasmLoading];
  console.log(cells.map((cell) => cell.padEnd(18)).join("") + resolve.conditionNames.slice(2).join(", "));
}
