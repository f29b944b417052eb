import path from "node:path";
import { promisify } from "node:util";
import webpack from "webpack";

for (const type of ["commonjs", "commonjs2", "commonjs-static", "umd"]) {
  const filename = `${type}.cjs`;
  const output = { path: path.resolve("dist"), filename, library: { type } };
  const compiler = webpack({ mode: "production", target: "node", output });
  await promisify(compiler.run.bind(compiler))();
  const names = Object.keys(await import(`./dist/${filename}`)).filter((name) => !name.includes("."));
  console.log(type, names);
}
