export class GraphPlugin {
  apply(compiler) {
    compiler.hooks.done.tap("GraphPlugin", ({ compilation }) => {
      const { moduleGraph, chunkGraph, requestShortener } = compilation;
      const name = (module) => module.readableIdentifier(requestShortener);
      const print = (title, lines) => console.log([title, ...lines.sort()].join("\n  "));

      const edges = [...compilation.modules].flatMap((module) =>
        [...moduleGraph.getIncomingConnections(module)].map(({ originModule, dependency }) => {
          const from = originModule ? name(originModule) : "(start)";
          return `${from} -> ${name(module)}  ${dependency.type}`;
        }),
      );
      print("edges", edges);

      const chunks = [...compilation.chunks].map((chunk) => {
        const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
        const own = modules.filter((module) => module.type !== "runtime");
        return `${chunk.id}: ${own.map(name).sort().join(", ")}`;
      });
      print("chunks", chunks);

      const groups = compilation.chunkGroups.map((group) => {
        const parents = [...group.parentsIterable].map((parent) => parent.chunks[0].id);
        return `${group.constructor.name} ${group.chunks[0].id}, parents: ${parents.join(", ") || "none"}`;
      });
      print("chunk groups", groups);
    });
  }
}
