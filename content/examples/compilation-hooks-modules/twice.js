import { promisify } from "node:util";
import webpack from "webpack";
import { modulePlugin } from "./module-plugin.js";

const compiler = webpack({ mode: "development", devtool: false, cache: true, plugins: [modulePlugin] });
const run = promisify((callback) => compiler.run(callback));

await run();
console.log("--- second run");
await run();
compiler.close(() => {});
