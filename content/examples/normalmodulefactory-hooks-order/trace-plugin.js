import path from "node:path";

export class TracePlugin {
  apply(compiler) {
    const { name } = TracePlugin;
    const type = "javascript/esm";
    const print = (...words) => console.log(...words);
    const file = (resource) => path.basename(resource);

    compiler.hooks.normalModuleFactory.tap(name, ({ hooks }) => {
      hooks.beforeResolve.tap(name, (data) => print("beforeResolve", data.request));
      hooks.factorize.tap(name, () => print("  factorize"));
      hooks.resolve.tap(name, () => print("  resolve"));
      hooks.resolveForScheme.for("data").tap(name, () => print("  resolveForScheme data"));
      hooks.prepareModuleType.for(type).tap(name, () => print("  prepareModuleType", type));
      hooks.createParser.for(type).tap(name, () => print("  createParser", type));
      hooks.parser.for(type).tap(name, () => print("  parser", type));
      hooks.createGenerator.for(type).tap(name, () => print("  createGenerator", type));
      hooks.generator.for(type).tap(name, () => print("  generator", type));
      hooks.afterResolve.tap(name, ({ createData }) => {
        print("  afterResolve", file(createData.resource), createData.type);
      });
      hooks.createModule.tap(name, () => print("  createModule"));
      hooks.createModuleClass.for(type).tap(name, () => print("  createModuleClass", type));
      hooks.module.tap(name, (module) => {
        print("  module", module.constructor.name);
        return module;
      });
    });
  }
}
