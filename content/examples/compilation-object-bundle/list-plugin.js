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
            const { descriptionFileData } = inner.resourceResolveData;
            console.log(chunk.name, file, descriptionFileData.name, packageOf(inner, compiler).name);
          }
        }
      }
      console.log("modules of the build:", [...compilation.modules].filter(({ resource }) => resource).length);
    });
  });
}

/** The nearest package.json with a name: a package may have further ones that say only "type". */
function packageOf({ resourceResolveData }, { inputFileSystem }) {
  let { descriptionFileData: data, descriptionFileRoot: folder } = resourceResolveData;
  while (data?.name === undefined && folder !== path.dirname(folder)) {
    folder = path.dirname(folder);
    try {
      data = JSON.parse(inputFileSystem.readFileSync(path.join(folder, "package.json"), "utf8"));
    } catch {
      // No package.json here: look one folder higher.
    }
  }
  return data ?? {};
}
