import path from "node:path";

export class ModulePlugin {
  apply(compiler) {
    const { name } = ModulePlugin;
    const { NormalModule } = compiler.webpack;
    const file = (module) => path.basename(module.resource);

    compiler.hooks.compilation.tap(name, (compilation, { normalModuleFactory }) => {
      const hooks = NormalModule.getCompilationHooks(compilation);

      hooks.loader.tap(name, (loaderContext, module) => {
        console.log("loader        ", file(module));
        loaderContext.shop = "Corner shop";
      });
      hooks.beforeLoaders.tap(name, (loaders, module) => {
        console.log("beforeLoaders ", file(module), loaders.length);
      });
      hooks.readResource.for("shop").tapPromise(name, async ({ resource }) => {
        console.log("readResource  ", resource);
        return `export default ${JSON.stringify(resource)};`;
      });
      hooks.processResult.tap(name, ([content, map, ast], module) => {
        console.log("processResult ", file(module));
        return [String(content).replace("__SHOP__", "Corner shop"), map, ast];
      });
      hooks.beforeParse.tapPromise(name, async (module) => {
        console.log("beforeParse   ", file(module), module.originalSource().size(), "bytes");
      });
      hooks.beforeSnapshot.tap(name, (module) => {
        console.log("beforeSnapshot", file(module), module.dependencies.length > 0);
        module.buildInfo.fileDependencies.add(path.join(compiler.context, "shop.json"));
      });
      hooks.needBuild.tap(name, (module) => {
        console.log("needBuild     ", file(module));
        return module.resource.startsWith("shop:");
      });
      normalModuleFactory.hooks.resolveForScheme.for("shop").tap(name, (data) => {
        data.path = data.resource;
        return true;
      });
    });
  }
}
