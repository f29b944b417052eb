import { writeFileSync } from "node:fs";
import { promisify } from "node:util";
import webpack from "webpack";

const compiler = webpack({
  mode: "development",
  devtool: false,
  target: "node",
  entry: "./hot/index.js",
  output: { module: true, filename: "hot.mjs" },
  plugins: [new webpack.HotModuleReplacementPlugin()],
});
const build = promisify(compiler.run.bind(compiler));
const attempt = async (action) => {
  try {
    await action();
  } catch (error) {
    console.log(error.message);
  }
};

await build();
await import("./dist/hot.mjs");
writeFileSync("hot/text.js", 'export const text = "second";');
await build();
const first = attempt(() => hot.check(true));
await attempt(() => hot.check(true));
await first;
console.log("status:", hot.status());
await attempt(() => hot.apply());
compiler.close(() => {});
