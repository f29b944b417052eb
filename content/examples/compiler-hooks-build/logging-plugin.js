export function loggingPlugin(compiler) {
  const name = "loggingPlugin";

  compiler.hooks.infrastructureLog.tap(name, (origin, type, args) => {
    if (origin !== name) return;
    console.log("infrastructureLog:", JSON.stringify({ origin, type, args }));
    return true;
  });
  compiler.hooks.beforeRun.tap(name, () => {
    compiler.getInfrastructureLogger(name).warn("the disk is nearly full");
  });
}
