export function keepPlugin(compiler) {
  const name = "keepPlugin";

  compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
    hooks.dependencyReferencedExports.tap(name, (referencedExports, dependency) => {
      if (dependency.request !== "./tools.js" || !dependency.name) return referencedExports;
      console.log("dependencyReferencedExports:", dependency.type, referencedExports);
      return [...referencedExports, ["version"]];
    });
  });
}
