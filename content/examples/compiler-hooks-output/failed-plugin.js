export function failedPlugin(compiler) {
  const name = "failedPlugin";

  compiler.hooks.beforeCompile.tapPromise(name, async () => {
    throw new Error("the translations cannot be loaded");
  });
  compiler.hooks.failed.tap(name, (error) => {
    console.log("failed:", error.message);
  });
}
