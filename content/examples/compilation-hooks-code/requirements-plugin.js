export function requirementsPlugin(compiler) {
  const name = "requirementsPlugin";
  const { RuntimeGlobals } = compiler.webpack;

  compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
    hooks.beforeRuntimeRequirements.tap(name, () => console.log("beforeRuntimeRequirements"));
    hooks.additionalModuleRuntimeRequirements.tap(name, (module, requirements) => {
      console.log("additionalModuleRuntimeRequirements:", module.rawRequest, requirements.size);
    });
    hooks.runtimeRequirementInModule.for(RuntimeGlobals.ensureChunk).tap(name, (module) => {
      console.log("runtimeRequirementInModule:", module.rawRequest, "loads chunks");
    });
    hooks.additionalChunkRuntimeRequirements.tap(name, (chunk, requirements) => {
      console.log("additionalChunkRuntimeRequirements:", chunk.id, requirements.size);
    });
    hooks.runtimeRequirementInChunk.for(RuntimeGlobals.ensureChunk).tap(name, (chunk) => {
      console.log("runtimeRequirementInChunk:", chunk.id, "loads chunks");
    });
    hooks.afterRuntimeRequirements.tap(name, () => console.log("afterRuntimeRequirements"));
  });
}
