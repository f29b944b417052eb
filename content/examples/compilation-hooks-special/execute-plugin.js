export function executePlugin(compiler) {
  const name = "executePlugin";

  compiler.hooks.compilation.tap(name, ({ hooks }) => {
    hooks.prepareModuleExecution.tapPromise(name, async ({ module }) => {
      if (module.rawRequest) console.log("prepareModuleExecution:", module.rawRequest);
    });
    hooks.executeModule.tap(name, ({ module, moduleObject }) => {
      if (module.rawRequest) console.log("executeModule:", module.rawRequest, typeof moduleObject.exports);
    });
  });
}
