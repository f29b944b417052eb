export function modulePlugin(compiler) {
  const name = "modulePlugin";

  compiler.hooks.thisCompilation.tap(name, ({ hooks, requestShortener }) => {
    const print = (hook, module) => console.log(`${hook}:`, module.readableIdentifier(requestShortener));

    hooks.buildModule.tap(name, (module) => print("buildModule", module));
    hooks.succeedModule.tap(name, (module) => print("succeedModule", module));
    hooks.stillValidModule.tap(name, (module) => print("stillValidModule", module));
    hooks.failedModule.tap(name, (module, error) => print(`failedModule, ${error.message}`, module));
  });
}
