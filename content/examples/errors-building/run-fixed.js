import { promisify } from "node:util";
import webpack from "webpack";

const compiler = webpack({ mode: "development", devtool: false, entry: "./src/text.js" });
const run = promisify(compiler.run.bind(compiler));
for (const build of ["first", "second"]) {
  const stats = await run();
  console.log(`${build}: ${stats.compilation.errors.length} errors`);
}
compiler.close(() => {});
