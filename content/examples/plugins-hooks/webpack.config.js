function logHooks(compiler) {
  const log = (text) => console.log(text);

  compiler.hooks.beforeRun.tapPromise("log", async () => log("beforeRun"));
  compiler.hooks.compile.tap("log", () => log("compile"));
  compiler.hooks.thisCompilation.tap("log", (compilation) => {
    log("thisCompilation");
    compilation.hooks.buildModule.tap("log", () => log("  buildModule"));
    compilation.hooks.seal.tap("log", () => log("  seal"));
    compilation.hooks.processAssets.tap("log", () => log("  processAssets"));
  });
  compiler.hooks.make.tapAsync("log", (compilation, callback) => {
    log("make");
    callback();
  });
  compiler.hooks.afterCompile.tap("log", () => log("afterCompile"));
  compiler.hooks.emit.tap("log", () => log("emit"));
  compiler.hooks.afterEmit.tap("log", () => log("afterEmit"));
  compiler.hooks.done.tap("log", (stats) => log(`done, ${stats.compilation.modules.size} modules`));
}

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  plugins: [logHooks],
};
