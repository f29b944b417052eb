import webpack from "webpack";
import config from "./webpack.config.js";

const name = process.argv[2];
const options = typeof config === "function" ? await config({}, { mode: "production" }) : config;
const compiler = webpack({ mode: "production", ...options });
compiler.hooks.shouldEmit.tap("Why", () => false);

compiler.hooks.thisCompilation.tap("Why", ({ hooks, moduleGraph, requestShortener }) => {
  hooks.finishModules.tap("Why", (modules) => {
    const nameOf = (module) => module.readableIdentifier(requestShortener);
    const found = [...modules].find((module) => nameOf(module).includes(name));
    if (!found) return console.log(`No module has "${name}" in its name.`);

    // Search importers level by level, so that the first entry point has the shortest chain.
    const imports = new Map([[found, undefined]]);
    for (const module of imports.keys()) {
      for (const { originModule: importer } of moduleGraph.getIncomingConnections(module)) {
        if (importer && !imports.has(importer)) imports.set(importer, module);
        if (importer) continue;
        for (let step = module; step; step = imports.get(step)) console.log(nameOf(step));
        return;
      }
    }
  });
});

compiler.run((error) => error && console.error(error));
