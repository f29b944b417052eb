const TYPES = ["javascript/auto", "javascript/dynamic", "javascript/esm"];

export class LinePlugin {
  apply(compiler) {
    const { name } = LinePlugin;
    const { dependencies } = compiler.webpack;

    compiler.hooks.compilation.tap(name, (compilation, { normalModuleFactory }) => {
      const onParser = (parser) => {
        parser.hooks.expression.for("__LINE__").tap(name, (expression) => {
          const { line } = parser.getLocation(expression).start;
          const code = JSON.stringify(line);
          parser.state.module.addPresentationalDependency(
            new dependencies.ConstDependency(code, expression.range),
          );
          return true;
        });
      };
      for (const type of TYPES) {
        normalModuleFactory.hooks.parser.for(type).tap(name, onParser);
      }
    });
  }
}
