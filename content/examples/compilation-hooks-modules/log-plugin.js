export function logPlugin(compiler) {
  const name = "logPlugin";

  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.log.tap(name, (origin, { type, args }) => {
      if (origin !== name) return;
      console.log("log:", type, args);
      return true;
    });
    compilation.getLogger(name).warn("slow disk", 42);
  });
}
