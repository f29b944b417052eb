import { writeFileSync } from "node:fs";
import webpack from "webpack";

const compiler = webpack({
  mode: "development",
  devtool: false,
  target: "node",
  entry: "./hot/index.js",
  output: { module: true, filename: "hot.mjs" },
  plugins: [new webpack.HotModuleReplacementPlugin()],
});
const attempt = async (action) => {
  try {
    await action();
  } catch (error) {
    console.log(error.message);
  }
};

let built = Promise.withResolvers();
let hash;
const watching = compiler.watch({}, (error, stats) => {
  if (stats.hash !== hash) built.resolve();
  hash = stats.hash;
});
await built.promise;
await import("./dist/hot.mjs");
built = Promise.withResolvers();
writeFileSync("hot/text.js", 'export const text = "second";');
await built.promise;

const first = attempt(() => hot.check(true));
await attempt(() => hot.check(true));
await first;
console.log("status:", hot.status());
await attempt(() => hot.apply());
watching.close();
