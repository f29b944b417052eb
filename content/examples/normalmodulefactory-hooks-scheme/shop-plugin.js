const FILES = {
  "shop:/pages/start.js": 'import { price } from "./price.js"; export default `From ${price} €`;',
  "shop:/pages/price.js": "export const price = 12;",
};

export class ShopPlugin {
  apply(compiler) {
    const { name } = ShopPlugin;
    const { NormalModule } = compiler.webpack;

    const locate = (resourceData, url) => {
      resourceData.resource = url;
      resourceData.path = url;
      resourceData.query = "";
      resourceData.fragment = "";
      resourceData.context = url.slice(0, url.lastIndexOf("/"));
      return true;
    };

    compiler.hooks.compilation.tap(name, (compilation, { normalModuleFactory }) => {
      const { resolveForScheme, resolveInScheme } = normalModuleFactory.hooks;

      resolveForScheme.for("shop").tap(name, (resourceData) => {
        console.log("resolveForScheme", resourceData.resource);
        return locate(resourceData, resourceData.resource);
      });
      resolveInScheme.for("shop").tap(name, (resourceData, { context }) => {
        console.log("resolveInScheme", resourceData.resource, "in", context);
        const file = resourceData.resource.replace("./", "/");
        return FILES[context + file] && locate(resourceData, context + file);
      });
      NormalModule.getCompilationHooks(compilation)
        .readResource.for("shop")
        .tap(name, ({ resourcePath }) => FILES[resourcePath]);
    });
  }
}
