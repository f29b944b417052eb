export function makePlugin(compiler) {
  const { context, webpack } = compiler;

  compiler.hooks.make.tapAsync("makePlugin", (compilation, callback) => {
    const dependency = webpack.EntryPlugin.createDependency("./src/help.js", { name: "help" });

    compilation.addEntry(context, dependency, { name: "help" }, (error, module) => {
      console.log("make: built", module?.rawRequest);
      callback(error);
    });
  });
}
