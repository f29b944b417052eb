export function childPlugin(compiler) {
  const name = "childPlugin";
  const { EntryPlugin } = compiler.webpack;

  compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
    hooks.childCompiler.tap(name, (childCompiler, compilerName, compilerIndex) => {
      console.log("childCompiler:", compilerName, compilerIndex);
    });
  });
  compiler.hooks.make.tapAsync(name, (compilation, callback) => {
    const child = compilation.createChildCompiler("help pages", { filename: "help.cjs" });
    new EntryPlugin(compiler.context, "./src/help.js", { name: "help" }).apply(child);
    child.runAsChild((error) => callback(error));
  });
}
