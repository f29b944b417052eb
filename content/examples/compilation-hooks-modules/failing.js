import webpack from "webpack";
import { entryPlugin } from "./entry-plugin.js";
import { modulePlugin } from "./module-plugin.js";

const failing = (compiler) => {
  compiler.hooks.thisCompilation.tap("failing", (compilation, { normalModuleFactory }) => {
    normalModuleFactory.hooks.module.tap("failing", (module) => {
      module.buildInfo = {};
      module.build = (options, current, resolver, fs, callback) => callback(new Error("no build today"));
    });
  });
};

const build = (options) =>
  new Promise((resolve) => {
    const config = { mode: "development", devtool: false, ...options };
    webpack({ ...config, plugins: [...(options.plugins ?? []), entryPlugin, modulePlugin] }, () => resolve());
  });

console.log("--- a file that does not exist");
await build({ entry: "./src/none.js" });
console.log("--- the same with bail");
await build({ entry: "./src/none.js", bail: true });
console.log("--- a syntax error");
await build({ entry: "./src/broken.js" });
console.log("--- a module whose build method reports an error");
await build({ plugins: [failing] });
