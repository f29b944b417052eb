const deprecated = [
  "additionalAssets",
  "additionalChunkAssets",
  "afterOptimizeAssets",
  "afterOptimizeChunkAssets",
  "normalModuleLoader",
  "optimizeAssets",
  "optimizeChunkAssets",
];

export class TracePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("TracePlugin", ({ hooks }) => {
      const names = Object.keys(hooks).filter((name) => !deprecated.includes(name));
      const called = new Set();

      for (const name of names) {
        const trace = () => {
          if (!called.has(name)) console.log(name);
          called.add(name);
        };
        const options = { name: "TracePlugin", stage: -1000 };

        if (hooks[name].for) {
          hooks[name].intercept({ factory: (key, hook) => (hook.tap(options, trace), hook) });
        } else {
          hooks[name].tap(options, trace);
        }
      }

      process.once("exit", () => {
        console.log("never called:", names.filter((name) => !called.has(name)).join(", "));
      });
    });
  }
}
