export function multiPlugin(multiCompiler) {
  const name = "multiPlugin";
  const { hooks } = multiCompiler;

  hooks.run.tap(name, (compiler) => console.log("run:", compiler.name));
  hooks.watchRun.tap(name, (compiler) => console.log("watchRun:", compiler.name));
  hooks.infrastructureLog.tap(name, (origin, type, args) => {
    if (origin !== name) return;
    console.log("infrastructureLog:", type, args[0]);
    return true;
  });
  hooks.done.tap(name, (multiStats, changed) => {
    const names = changed.map((compiler) => compiler.name);
    console.log(`done: ${multiStats.stats.length} stats, built ${names.join(", ")}`);
    multiCompiler.getInfrastructureLogger(name).info("all built");
  });
  hooks.invalid.tap(name, (file) => console.log("invalid:", file));
  hooks.watchClose.tap(name, () => console.log("watchClose"));
  hooks.shutdown.tap(name, () => console.log("shutdown"));
}
