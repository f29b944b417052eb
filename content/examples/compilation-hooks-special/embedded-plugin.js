export function embeddedPlugin(compiler) {
  const name = "embeddedPlugin";
  const { RawSource } = compiler.webpack.sources;

  compiler.hooks.compilation.tap(name, ({ hooks }) => {
    hooks.embeddedSourceHash.tap(name, (module, hash) => {
      hash.update("embeddedPlugin 1");
      console.log("embeddedSourceHash:", module.rawRequest);
    });
    hooks.renderEmbeddedSource.tapPromise(name, async (source, { type, hostType, module }) => {
      console.log("renderEmbeddedSource:", type, "in", hostType, "of", module.rawRequest);
      return new RawSource(source.source().replace(/\s+/g, " ").trim());
    });
  });
}
