export function initializePlugin(compiler) {
  compiler.hooks.initialize.tap("initializePlugin", () => {
    const { target, output } = compiler.options;
    console.log("initialize:", target, output.filename, output.chunkFilename);
  });
}
