import { promisify } from "node:util";
import webpack from "webpack";
import config from "./webpack.config.js";

const build = promisify(webpack);

async function tryToBuild(changes) {
  try {
    const stats = await build({ ...config, ...changes });
    const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
    for (const { moduleName, loc, message } of errors) console.log("error in", moduleName, loc, message);
    for (const { message } of warnings) console.log("warning", message);
    console.log(stats.hasErrors() ? "not usable" : "fine");
  } catch (error) {
    console.log(error.name, "–", error.message.split("\n")[1] ?? error.message);
  }
}

await tryToBuild({});
await tryToBuild({ entry: "./src/broken.js" });
await tryToBuild({ outptu: {} });
await tryToBuild({ plugins: [(compiler) => compiler.hooks.make.tap("broken", () => { throw new RangeError("boom"); })] });

const compiler = webpack(config);
compiler.run(() => compiler.close(() => {}));
compiler.run((error) => console.log(error.name, "–", error.message));
