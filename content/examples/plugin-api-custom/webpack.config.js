import { PricePlugin } from "./price-plugin.js";

const salePlugin = (compiler) => {
  compiler.hooks.compilation.tap("salePlugin", (compilation) => {
    const { prices, written } = PricePlugin.getCompilationHooks(compilation);
    prices.tapPromise("salePlugin", async (all) => ({ ...all, milk: 1 }));
    written.tap("salePlugin", (file) => console.log("written", file));
  });
};

export default {
  mode: "production",
  stats: "errors-warnings",
  plugins: [salePlugin, new PricePlugin()],
};
