import path from "node:path";

export class RequestPlugin {
  apply(compiler) {
    const { name } = RequestPlugin;
    const { ExternalModule } = compiler.webpack;
    const loader = path.resolve(import.meta.dirname, "loaders/shout-loader.js");

    compiler.hooks.normalModuleFactory.tap(name, ({ hooks }) => {
      hooks.beforeResolve.tap(name, (data) => {
        if (data.request === "@greeting") data.request = "./greeting.js";
        if (data.request === "./debug.js") return false;
      });
      hooks.factorize.tapPromise(name, async (data) => {
        if (data.request !== "app:version") return;
        return new ExternalModule(JSON.stringify("1.4.0"), "var", data.request);
      });
      hooks.resolve.tap(name, (data) => {
        if (data.request.startsWith("node-only/")) return false;
      });
      hooks.afterResolve.tap(name, ({ createData }) => {
        if (createData.resource.endsWith("greeting.js")) {
          createData.loaders = [{ loader }, ...createData.loaders];
        }
      });
    });
  }
}
