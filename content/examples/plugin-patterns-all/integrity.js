import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import webpack from "webpack";
import { IntegrityPlugin } from "./plugins/integrity-plugin.js";

const compiler = webpack({
  mode: "development",
  devtool: false,
  entry: { main: "./src/index.js", total: "./src/total.js" },
  plugins: [new IntegrityPlugin()],
});
const build = promisify(compiler.run.bind(compiler));
const print = (title, stats) => {
  const { logging } = stats.toJson({ all: false, loggingDebug: /IntegrityPlugin/ });
  console.log(`${title}:`, logging.IntegrityPlugin?.entries.map(({ message }) => message) ?? []);
};

print("first build", await build());
print("nothing changed", await build());
const source = readFileSync("src/index.js", "utf8");
writeFileSync("src/index.js", source.replace("console.log", "console.info"));
print("index.js changed", await build());
writeFileSync("src/index.js", source);
await promisify(compiler.close.bind(compiler))();
