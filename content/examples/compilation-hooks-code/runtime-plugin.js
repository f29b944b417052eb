export function runtimePlugin(compiler) {
  const name = "runtimePlugin";
  const { RuntimeGlobals, RuntimeModule } = compiler.webpack;

  class LoadsChunksRuntimeModule extends RuntimeModule {
    constructor() {
      super("who loads chunks", RuntimeModule.STAGE_ATTACH);
    }

    generate() {
      return 'console.log("this bundle loads chunks");';
    }
  }

  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const { hooks } = compilation;

    hooks.additionalTreeRuntimeRequirements.tap(name, (chunk, requirements) => {
      requirements.add(RuntimeGlobals.getFullHash);
      console.log("additionalTreeRuntimeRequirements:", chunk.name);
    });
    hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunk).tap(name, (chunk) => {
      console.log("runtimeRequirementInTree:", chunk.name);
      compilation.addRuntimeModule(chunk, new LoadsChunksRuntimeModule());
    });
    hooks.runtimeModule.tap(name, (module, chunk) => {
      console.log("runtimeModule:", module.name, "in", chunk.name);
    });
  });
}
