function shopPlugin(compiler) {
  const { Template, InitFragment, dependencies, javascript } = compiler.webpack;
  const { RuntimeGlobals, RuntimeModule } = compiler.webpack.runtime;
  const name = "ShopPlugin";

  class ShopRuntimeModule extends RuntimeModule {
    constructor() {
      super("shop", RuntimeModule.STAGE_ATTACH);
    }

    generate() {
      return Template.asString([`${RuntimeGlobals.require}.shop = ${JSON.stringify(this.chunk.name)};`]);
    }
  }

  compiler.hooks.compilation.tap(name, (compilation, { normalModuleFactory }) => {
    const handler = (parser) => {
      parser.hooks.expression.for("SHOP_NAME").tap(name, (expression) => {
        const code = JSON.stringify("Tea house");
        const dependency = new dependencies.ConstDependency(code, expression.range, [RuntimeGlobals.require]);
        dependency.loc = parser.getLocation(expression);
        parser.state.module.addPresentationalDependency(dependency);
        return true;
      });
    };
    normalModuleFactory.hooks.parser.for("javascript/esm").tap(name, handler);

    compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk, requirements) => {
      requirements.add(RuntimeGlobals.require);
      compilation.addRuntimeModule(chunk, new ShopRuntimeModule());
    });
    javascript.JavascriptModulesPlugin.getCompilationHooks(compilation).renderModuleContent.tap(
      name,
      (source, module, { chunkInitFragments }) => {
        chunkInitFragments.push(
          new InitFragment("console.log('chunk starts');\n", InitFragment.STAGE_CONSTANTS, 0, "shop-start"),
        );
        return source;
      },
    );
  });
}

export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { filename: "main.cjs" },
  stats: "errors-warnings",
  plugins: [shopPlugin],
};
