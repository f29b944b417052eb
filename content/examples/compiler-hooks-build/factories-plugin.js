export function factoriesPlugin(compiler) {
  const name = "factoriesPlugin";

  compiler.hooks.normalModuleFactory.tap(name, (factory) => {
    factory.hooks.beforeResolve.tap(name, ({ request }) => {
      console.log("normalModuleFactory:", request);
    });
  });
  compiler.hooks.contextModuleFactory.tap(name, (factory) => {
    factory.hooks.beforeResolve.tap(name, (data) => {
      console.log("contextModuleFactory:", data.request, data.regExp);
      return data;
    });
  });
}
