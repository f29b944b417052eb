export function entryPlugin(compiler) {
  const name = "entryPlugin";

  compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
    hooks.addEntry.tap(name, (entry, options) => {
      console.log("addEntry:", entry.request, "for", options.name);
    });
    hooks.succeedEntry.tap(name, (entry, options, module) => {
      console.log("succeedEntry:", entry.request, module ? "has a module" : "has no module");
    });
    hooks.failedEntry.tap(name, (entry, options, error) => {
      console.log("failedEntry:", entry.request, error.name);
    });
  });
}
