import { appendFileSync } from "node:fs";
import { promisify } from "node:util";
import webpack from "webpack";
import config from "./webpack.config.js";

async function build(title, more = {}) {
  globalThis.loaderRuns = 0;
  const compiler = webpack({ ...config, ...more });
  const { compilation } = await promisify(compiler.run.bind(compiler))();
  const all = [...compilation.modules].filter((module) => module.resource);
  const built = all.filter((module) => compilation.builtModules.has(module));
  await promisify(compiler.close.bind(compiler))();
  console.log(`${title}: ${built.length} of ${all.length} modules built, ${globalThis.loaderRuns} loader runs`);
}

const [rule] = config.module.rules;
await build("no cache", { cache: false });
await build("no cache, no include", { cache: false, module: { rules: [{ ...rule, include: undefined }] } });
await build("empty cache");
await build("nothing changed");
appendFileSync("src/price.js", "console.log('edited');\n");
await build("one module edited");
await build("another version", { cache: { ...config.cache, version: "2" } });
