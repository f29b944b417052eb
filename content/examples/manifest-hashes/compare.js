import { writeFileSync } from "node:fs";
import { promisify } from "node:util";
import webpack from "webpack";

async function build(module, runtimeChunk) {
  const compiler = webpack({
    mode: "production",
    devtool: false,
    entry: "./src/index.js",
    output: {
      module,
      filename: "[name].[contenthash:8].js",
      chunkFilename: "help.[contenthash:8].js",
      clean: true,
    },
    optimization: { runtimeChunk },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return Object.keys(stats.compilation.assets).sort();
}

for (const [module, runtimeChunk] of [[false, false], [false, "single"], [true, "single"]]) {
  writeFileSync("src/help.js", `export const help = () => "Ask the person next to you.";\n`);
  const before = await build(module, runtimeChunk);
  writeFileSync("src/help.js", `export const help = () => "Read the label.";\n`);
  const after = await build(module, runtimeChunk);

  console.log(`output.module: ${module}, runtimeChunk: ${JSON.stringify(runtimeChunk)}`);
  for (const [index, name] of after.entries()) {
    const kept = name === before[index];
    console.log(kept ? `  ${name}  kept` : `  ${before[index]} -> ${name}`);
  }
}
