import { basename } from "node:path";

export function rebuildPlugin(compiler) {
  const name = "rebuildPlugin";

  compiler.hooks.finishMake.tapAsync(name, (compilation, callback) => {
    const module = [...compilation.modules].find(({ resource = "" }) => resource.endsWith("answer.js"));

    compilation.hooks.rebuildModule.tap(name, ({ resource }) => {
      console.log("rebuildModule:", basename(resource));
    });
    compilation.hooks.finishRebuildingModule.tapPromise(name, async ({ resource }) => {
      console.log("finishRebuildingModule:", basename(resource));
    });
    compilation.rebuildModule(module, (error) => callback(error));
  });
}
