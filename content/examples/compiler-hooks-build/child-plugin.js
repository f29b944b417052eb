export function childPlugin(compiler) {
  const name = "childPlugin";
  const { EntryPlugin } = compiler.webpack;

  compiler.hooks.thisCompilation.tap(name, ({ compiler: owner }) => {
    console.log("thisCompilation:", owner.name ?? "main compiler");
  });
  compiler.hooks.compilation.tap(name, ({ compiler: owner }) => {
    console.log("compilation:", owner.name ?? "main compiler");
  });
  compiler.hooks.make.tapAsync(name, (compilation, callback) => {
    const child = compilation.createChildCompiler("child of childPlugin", { filename: "extra.cjs" });

    new EntryPlugin(compiler.context, "./src/extra.js", { name: "extra" }).apply(child);
    child.runAsChild((error) => callback(error));
  });
}
