export function donePlugin(compiler) {
  const name = "donePlugin";

  compiler.hooks.done.tap(name, (stats) => {
    console.log("done:", stats.hasErrors() ? "errors" : "no errors");
  });
  compiler.hooks.shutdown.tapPromise(name, async () => {
    console.log("shutdown");
  });
  compiler.hooks.afterDone.tap(name, (stats) => {
    console.log("afterDone: stats are", stats === undefined ? "missing" : "there");
  });
}
