export class SpecialPlugin {
  apply(compiler) {
    const { name } = SpecialPlugin;
    const { container, HotModuleReplacementPlugin, wasm } = compiler.webpack;

    compiler.hooks.compilation.tap(name, (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.parser.for("javascript/esm").tap(name, (parser) => {
        const hot = HotModuleReplacementPlugin.getParserHooks(parser);
        hot.hotAcceptCallback.tap(name, (expression, requests) => {
          console.log("hotAcceptCallback", expression.type, requests);
        });
        hot.hotAcceptWithoutCallback.tap(name, (expression, requests) => {
          console.log("hotAcceptWithoutCallback", expression.type, requests);
        });
      });

      const binary = wasm.AsyncWebAssemblyModulesPlugin.getCompilationHooks(compilation);
      binary.renderModuleContent.tap(name, (source, module) => {
        console.log("renderModuleContent", module.type, source.size(), "bytes");
        return source;
      });

      const federation = container.ModuleFederationPlugin.getCompilationHooks(compilation);
      federation.addContainerEntryDependency.tap(name, (dependency) => {
        console.log("addContainerEntryDependency", dependency.name);
      });
      federation.addFederationRuntimeDependency.tap(name, (dependency) => {
        console.log("addFederationRuntimeDependency", dependency.request);
      });
    });
  }
}
