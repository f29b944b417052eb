import { createHash } from "node:crypto";

const NAME = "IntegrityPlugin";

export class IntegrityPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const cache = compilation.getCache(NAME);
      const logger = compilation.getLogger(NAME);
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;

      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async (assets) => {
        const list = {};
        for (const name of Object.keys(assets).sort()) {
          const source = assets[name];
          const item = cache.getItemCache(name, cache.getLazyHashedEtag(source));
          list[name] = await item.providePromise(async () => {
            logger.info(`reads ${name}`);
            return `sha256-${createHash("sha256").update(source.buffer()).digest("base64")}`;
          });
        }
        compilation.emitAsset("integrity.json", new sources.RawSource(JSON.stringify(list, null, 2)));
      });
    });
  }
}
