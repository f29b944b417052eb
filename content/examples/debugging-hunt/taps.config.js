import config from "./broken.config.js";

function printTaps(compiler) {
  compiler.hooks.compilation.tap({ name: "printTaps", stage: Infinity }, (compilation) => {
    for (const { name, stage = 0 } of compilation.hooks.processAssets.taps) console.log(stage, name);
  });
}

export default { ...config, plugins: [...config.plugins, printTaps] };
