export function stagesPlugin(compiler) {
  const name = "stagesPlugin";
  const stages = Object.entries(compiler.webpack.Compilation)
    .filter(([key]) => key.startsWith("PROCESS_ASSETS_STAGE_"))
    .map(([key, stage]) => [key.slice("PROCESS_ASSETS_STAGE_".length), stage]);

  compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
    for (const [key, stage] of stages) {
      hooks.processAssets.tap({ name, stage: stage + 1 }, (assets) => {
        const files = Object.keys(assets).sort();
        console.log(String(stage).padStart(5), key.padEnd(22), files.join(" "));
      });
    }
  });
}
