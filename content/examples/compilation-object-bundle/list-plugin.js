import path from "node:path";

const name = "ListPlugin";

export function listPlugin(compiler) {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap(name, () => {
      const { chunkGraph } = compilation;

      for (const chunk of compilation.chunks) {
        for (const module of chunkGraph.getChunkModules(chunk)) {
          for (const inner of module.modules ?? [module]) {
            if (inner.resource === undefined) continue;
            const file = path.relative(compiler.context, inner.resource).replaceAll("\\", "/");
            console.log(chunk.name, file, "of", packageOf(inner, compiler)?.name);
          }
        }
      }
      console.log("modules:", [...compilation.modules].map((module) => module.resource && path.basename(module.resource)));
    });
  });
}

/** The nearest package.json with a name: inner ones may hold nothing but "type". */
function packageOf({ resourceResolveData = {} }, { inputFileSystem }) {
  let { descriptionFileData: data, descriptionFileRoot: folder } = resourceResolveData;
  while (data !== undefined && data.name === undefined && folder !== path.dirname(folder)) {
    folder = path.dirname(folder);
    try {
      data = JSON.parse(inputFileSystem.readFileSync(path.join(folder, "package.json"), "utf8"));
    } catch {
      // No package.json in this folder.
    }
  }
  return data;
}
