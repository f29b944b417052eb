export class PricePlugin {
  apply(compiler) {
    const server = compiler.getInfrastructureLogger("PricePlugin");
    server.info("asking the price server");

    compiler.hooks.thisCompilation.tap("PricePlugin", (compilation) => {
      const logger = compilation.getLogger("PricePlugin");
      const prices = new Map([["tea", 3], ["milk", undefined]]);

      logger.group("Prices");
      for (const [name, price] of prices) {
        if (price === undefined) logger.warn("no price for %s", name);
        else logger.log("%s costs %d", name, price);
      }
      logger.groupEnd();
      logger.info(`${prices.size} articles read`);
    });
  }
}
