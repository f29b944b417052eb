import webpack from "webpack";

const { RuntimeModule, Dependency, RuntimeGlobals, javascript } = webpack;

/** A runtime module without generate(). */
class ClockRuntimeModule extends RuntimeModule {}

export class ClockPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("ClockPlugin", (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap("ClockPlugin", (chunk) => {
        compilation.addRuntimeModule(chunk, new ClockRuntimeModule("clock"));
      });
    });
  }
}

/** A dependency whose updateHash() fails. */
class StampDependency extends Dependency {
  updateHash() {
    throw new Error("No stamp");
  }
}

export class StampPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("StampPlugin", (compilation, { normalModuleFactory }) => {
      compilation.dependencyTemplates.set(StampDependency, { apply() {} });
      normalModuleFactory.hooks.parser.for("javascript/esm").tap("StampPlugin", (parser) => {
        parser.hooks.program.tap("StampPlugin", () => {
          parser.state.module.addPresentationalDependency(new StampDependency());
        });
      });
    });
  }
}

export class FramePlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("FramePlugin", (compilation) => {
      javascript.JavascriptModulesPlugin.getCompilationHooks(compilation).render.tap("FramePlugin", (source) => {
        return frame(source);
      });
    });
  }
}
