import path from "node:path";

export class ModulePlugin {
  apply(compiler) {
    const { name } = ModulePlugin;
    const { ExternalModule } = compiler.webpack;
    const vendor = path.resolve(compiler.context, "src/vendor");
    const icons = path.resolve(compiler.context, "src/icons");

    compiler.hooks.normalModuleFactory.tap(name, ({ hooks }) => {
      hooks.createModule.tap(name, (createData, { request }) => {
        if (createData.context !== vendor) return;
        const id = path.basename(createData.resource, ".js");
        return new ExternalModule(`globalThis.${id}`, "var", request);
      });
      hooks.module.tap(name, (module, createData) => {
        if (createData.context === icons) module.factoryMeta = { sideEffectFree: true };
        return module;
      });
    });
  }
}
