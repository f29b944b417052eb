import { promisify } from "node:util";
import webpack from "webpack";
import config from "./webpack.config.js";

const compiler = webpack([
  { ...config, name: "page" },
  { ...config, name: "server", target: "node", entry: "./src/broken.js", output: { filename: "server.cjs" } },
]);

const stats = await promisify(compiler.run.bind(compiler))();

console.log(compiler.compilers.map(({ name }) => name), stats.hasErrors());
for (const one of stats.stats) console.log(one.compilation.name, one.hasErrors());
console.log(stats.toJson({ all: false, errors: true }).errors.map(({ compilerPath, loc }) => [compilerPath, loc]));

await promisify(compiler.close.bind(compiler))();
