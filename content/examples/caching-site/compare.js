import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import webpack from "webpack";
import config from "./webpack.config.js";

const { runtimeChunk, splitChunks } = config.optimization;
const steps = {
  "hashes": {},
  "hashes, runtime": { runtimeChunk },
  "hashes, runtime, vendors": { runtimeChunk, splitChunks },
  "the same with natural ids": { runtimeChunk, splitChunks, moduleIds: "natural", chunkIds: "natural" },
};
const edits = {
  "a text in editor.js": ["src/editor.js", (code) => code.replace(`"textarea"`, `"input"`)],
  "a text in index.js": ["src/index.js", (code) => code.replace(`"click"`, `"dblclick"`)],
  "a new version of dates": ["packages/dates/index.js", (code) => code.replace(`"Sun"`, `"So"`)],
  "one more import() in index.js": ["src/index.js", (code) => `import("./language.js");\n${code}`],
};

async function build(optimization) {
  const compiler = webpack({ ...config, optimization });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return Object.keys(stats.compilation.assets);
}

for (const [step, optimization] of Object.entries(steps)) {
  console.log(step);
  const before = await build(optimization);
  for (const [title, [file, change]] of Object.entries(edits)) {
    const code = readFileSync(file, "utf8");
    writeFileSync(file, change(code));
    const after = await build(optimization);
    writeFileSync(file, code);

    const renamed = after.filter((name) => !before.includes(name)).map((name) => name.split(".")[0]);
    console.log(`  ${title}: ${renamed.sort().join(", ")}`);
  }
}
