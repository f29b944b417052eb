import path from "node:path";

function graphPlugin(compiler) {
  const name = "GraphPlugin";

  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const { moduleGraph, requestShortener } = compilation;
    const short = (module) => module && module.readableIdentifier(requestShortener);

    compilation.hooks.optimizeModules.tap(name, (modules) => {
      for (const module of [...modules].sort((a, b) => a.identifier().localeCompare(b.identifier()))) {
        console.log("module", short(module), module.type, [...module.getSourceTypes()], module.size());
        console.log("  issuer", short(moduleGraph.getIssuer(module)));
        const connections = [...moduleGraph.getOutgoingConnections(module)];
        const targets = connections.map(({ dependency, module: target }) => `${short(target)} ${dependency.type}`);
        for (const target of targets.sort()) console.log("  to", target);
        console.log("  from", [...moduleGraph.getIncomingConnections(module)].length);
        console.log("  provides", moduleGraph.getProvidedExports(module));
      }
      const [entry] = compilation.entries.get("main").dependencies;
      const module = moduleGraph.getModule(entry);
      console.log("entry", short(module), compilation.findModule(module.identifier()) === module);
    });

    compilation.hooks.afterSeal.tap(name, () => {
      const { chunkGraph } = compilation;

      for (const chunk of compilation.chunks) {
        console.log("chunk", chunk.name, chunk.id, [...chunk.files]);
        console.log("  initial", chunk.canBeInitial(), "runtime", chunk.hasRuntime());
        console.log("  groups", [...chunk.groupsIterable].map((group) => group.getFiles()));
        console.log("  modules", chunkGraph.getNumberOfChunkModules(chunk));
        for (const module of chunkGraph.getChunkModulesIterableBySourceType(chunk, "javascript")) {
          console.log("  ", chunkGraph.getModuleId(module), "uses", [...moduleGraph.getUsedExports(module, chunk.runtime)]);
        }
      }
      const main = compilation.entrypoints.get("main");
      console.log("entrypoint", main.name, main.getFiles(), main.getRuntimeChunk().name);
      console.log("named groups", [...compilation.namedChunkGroups.keys()]);
      const files = [...compilation.fileDependencies].map((file) => path.basename(file));
      console.log("depends on", files.filter((file) => file.endsWith(".js")).sort());
    });
  });
}

export default {
  mode: "production",
  devtool: false,
  stats: "errors-warnings",
  optimization: { moduleIds: "named", chunkIds: "named", concatenateModules: false, minimize: false },
  plugins: [graphPlugin],
};
