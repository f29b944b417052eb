import { AsyncSeriesWaterfallHook, SyncHook } from "tapable";

const hooksOf = new WeakMap();

export class PricePlugin {
  static getCompilationHooks(compilation) {
    let hooks = hooksOf.get(compilation);
    if (hooks === undefined) {
      hooks = {
        prices: new AsyncSeriesWaterfallHook(["prices"]),
        written: new SyncHook(["file"]),
      };
      hooksOf.set(compilation, hooks);
    }
    return hooks;
  }

  apply(compiler) {
    const { name } = PricePlugin;
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const hooks = PricePlugin.getCompilationHooks(compilation);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;

      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const prices = await hooks.prices.promise({ tea: 3 });
        compilation.emitAsset("prices.json", new sources.RawSource(JSON.stringify(prices)));
        hooks.written.call("prices.json");
      });
    });
  }
}
