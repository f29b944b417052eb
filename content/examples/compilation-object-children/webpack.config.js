import path from "node:path";

function childPlugin(compiler) {
  const { EntryPlugin, sources } = compiler.webpack;
  const name = "ChildPlugin";

  compiler.hooks.make.tapPromise(name, async (compilation) => {
    const entry = EntryPlugin.createDependency("./src/extra.js", { name: "extra" });
    const module = await new Promise((resolve, reject) => {
      compilation.addEntry(compiler.context, entry, { name: "extra" }, (error, result) =>
        error ? reject(error) : resolve(result),
      );
    });
    console.log("addEntry:", path.basename(module.resource));

    await new Promise((resolve, reject) => {
      compilation.rebuildModule(module, (error) => (error ? reject(error) : resolve()));
    });
    console.log("rebuildModule:", compilation.builtModules.has(module));

    const child = compilation.createChildCompiler("price list", { filename: "list.cjs" }, [
      new EntryPlugin(compiler.context, "./src/list.js", { name: "list" }),
    ]);
    const built = await new Promise((resolve, reject) => {
      child.runAsChild((error, entries, childCompilation) =>
        error ? reject(error) : resolve(childCompilation),
      );
    });
    console.log("child:", built.compiler.name, Object.keys(built.assets), compilation.children.length);
  });

  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tapPromise(name, async () => {
      const cache = compilation.getCache(name);
      const source = await cache.providePromise("list", null, () => new sources.RawSource("fresh"));
      compilation.emitAsset("list.txt", source);
    });
    compilation.hooks.afterProcessAssets.tap(name, () => {
      const module = [...compilation.modules].find(({ resource }) => resource?.endsWith("list.js"));
      console.log("list.js in the parent:", module);
      console.log("assets:", compilation.getAssets().map((asset) => asset.name).sort());
    });
  });
}

export default {
  mode: "development",
  devtool: false,
  target: "node",
  stats: "errors-warnings",
  plugins: [childPlugin],
};
