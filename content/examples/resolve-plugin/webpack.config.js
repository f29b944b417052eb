import path from "node:path";

class NewestVersionPlugin {
  apply(resolver) {
    const target = resolver.ensureHook("resolve");
    resolver.getHook("described-resolve").tapAsync("NewestVersionPlugin", (request, context, callback) => {
      const name = /^@newest\/(.+)$/.exec(request.request)?.[1];
      if (name === undefined) return callback();
      const file = path.resolve(import.meta.dirname, "versions", `${name}-2.js`);
      resolver.doResolve(target, { ...request, request: file }, `newest version of ${name}`, context, callback);
    });
  }
}

export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true },
  stats: "errors-warnings",
  resolve: { plugins: [new NewestVersionPlugin()] },
};
