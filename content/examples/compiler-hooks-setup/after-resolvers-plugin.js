export function afterResolversPlugin(compiler) {
  const name = "afterResolversPlugin";

  compiler.hooks.afterResolvers.tap(name, ({ resolverFactory }) => {
    resolverFactory.hooks.resolver.for("normal").tap(name, (resolver, options) => {
      console.log("afterResolvers: this resolver tries", options.extensions);
    });
  });
}
