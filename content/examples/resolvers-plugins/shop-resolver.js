import path from "node:path";

export class ShopResolver {
  apply(resolver) {
    const { name } = ShopResolver;
    const packages = path.resolve(import.meta.dirname, "packages");

    // "@shop/tea" is the package packages/tea
    const asModule = resolver.ensureHook("resolve-as-module");
    resolver.getHook("raw-module").tapAsync({ name, stage: -10 }, (request, context, callback) => {
      const found = /^@shop\/(\w+)$/.exec(request.request);
      if (!found) return callback();
      const next = { ...request, path: path.join(packages, found[1]), request: "." };
      resolver.doResolve(asModule, next, "package of the shop", context, callback);
    });

    // x.dark.js wins over x.js
    const finalFile = resolver.ensureHook("final-file");
    resolver.getHook("before-file").tapAsync(name, (request, context, callback) => {
      const dark = request.path.replace(/(?<!\.dark)\.js$/, ".dark.js");
      if (dark === request.path) return callback();
      resolver.doResolve(finalFile, { ...request, path: dark }, "dark theme", context, callback);
    });

    // packages with side: "server" become empty modules
    resolver.getHook("resolve-in-package").tap(name, (request) => {
      if (request.descriptionFileData?.side === "server") return { ...request, path: false };
    });

    // treat files with "draft" in their name as missing
    resolver.getHook("existing-file").tap(name, (request, context) => {
      if (!/draft/.test(path.basename(request.path))) return;
      context.log?.(`${path.basename(request.path)} is a draft`);
      return null;
    });
  }
}
