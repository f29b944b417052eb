export function runPlugin(compiler) {
  compiler.hooks.run.tapAsync("runPlugin", (current, callback) => {
    console.log("run: same compiler", current === compiler);
    callback();
  });
}
