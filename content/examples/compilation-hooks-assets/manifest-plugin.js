export function manifestPlugin(compiler) {
  const name = "manifestPlugin";
  const { RawSource } = compiler.webpack.sources;

  compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
    hooks.renderManifest.tap(name, (result, { chunk, chunkGraph }) => {
      result.push({
        render: () => new RawSource(`${chunkGraph.getNumberOfChunkModules(chunk)} modules\n`),
        filename: `${chunk.name}.txt`,
        identifier: `${name} ${chunk.id}`,
        hash: chunk.hash,
        auxiliary: true,
      });
      return result;
    });
  });
}
