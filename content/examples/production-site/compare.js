import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import webpack from "webpack";
import createConfig from "./webpack.config.js";

const config = createConfig({}, { mode: "production" });
const { runtimeChunk, splitChunks } = config.optimization;
const variants = {
  "content hashes": {},
  "with a runtime chunk": { runtimeChunk },
  "with runtime and vendor chunks": { runtimeChunk, splitChunks },
  "the same with natural ids": { runtimeChunk, splitChunks, moduleIds: "natural", chunkIds: "natural" },
};
const edits = {
  "a string in emoji.js": ["src/emoji.js", (code) => code.replace('join(" ")', 'join(", ")')],
  "a string in index.js": ["src/index.js", (code) => code.replace('"click"', '"dblclick"')],
  "a new version of escape-html": [/escape-html[\\/]index\.js$/, (code) => code.replace("&quot;", "&#34;")],
  "one more import() in index.js": ["src/index.js", (code) => `import("./new.js");\n${code}`],
};

// Changes a package while webpack reads it, because its files belong to npm.
let changePackage;
const newVersion = (compiler) =>
  compiler.hooks.compilation.tap("NewVersion", (compilation) => {
    const { readResource } = webpack.NormalModule.getCompilationHooks(compilation);
    readResource.for(undefined).tap({ name: "NewVersion", stage: -1 }, ({ resourcePath }) => {
      if (changePackage?.[0].test(resourcePath)) return changePackage[1](readFileSync(resourcePath, "utf8"));
    });
  });

async function build(optimization) {
  const compiler = webpack({
    ...config,
    mode: "production",
    devtool: false,
    resolve: { symlinks: false },
    optimization: { minimize: false, ...optimization },
    plugins: [newVersion],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return Object.keys(stats.compilation.assets);
}

writeFileSync("src/new.js", 'console.log("new");\n');
for (const [variant, optimization] of Object.entries(variants)) {
  console.log(variant);
  const before = await build(optimization);
  for (const [title, [file, change]] of Object.entries(edits)) {
    const code = typeof file === "string" ? readFileSync(file, "utf8") : undefined;
    if (code === undefined) changePackage = [file, change];
    else writeFileSync(file, change(code));
    const after = await build(optimization);
    changePackage = undefined;
    if (code !== undefined) writeFileSync(file, code);

    const renamed = after.filter((name) => !before.includes(name)).map((name) => name.split("/").at(-1).split(".")[0]);
    console.log(`  ${title}: ${renamed.sort().join(", ")}`);
  }
}
rmSync("src/new.js");
