import webpack from "webpack";

class ClockRuntimeModule extends webpack.RuntimeModule {
  generate() {
    return `console.log("started");`;
  }
}

export class ClockPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("ClockPlugin", (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap("ClockPlugin", (chunk) => {
        compilation.addRuntimeModule(chunk, new ClockRuntimeModule("clock"));
      });
    });
  }
}
