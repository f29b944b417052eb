class SharesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("SharesPlugin", (compilation) => {
      compilation.hooks.statsPreset.for("shares").tap("SharesPlugin", (options) => {
        options.all ??= false;
        options.assets ??= true;
        options.shares ??= true;
      });
      compilation.hooks.statsFactory.tap("SharesPlugin", (factory, options) => {
        factory.hooks.extract.for("compilation").tap("SharesPlugin", (object, { assets }) => {
          if (!options.shares) return;
          const sizes = Object.entries(assets).map(([name, source]) => [name, source.size()]);
          const total = sizes.reduce((sum, [, size]) => sum + size, 0);
          object.shares = sizes.map(([name, size]) => `${name} ${Math.round((size / total) * 100)} %`);
        });
      });
      compilation.hooks.statsPrinter.tap("SharesPlugin", (printer) => {
        printer.hooks.print.for("compilation.shares").tap("SharesPlugin", (shares) => shares.join(", "));
      });
    });
  }
}

export default {
  mode: "production",
  devtool: false,
  stats: "shares",
  plugins: [new SharesPlugin()],
};
