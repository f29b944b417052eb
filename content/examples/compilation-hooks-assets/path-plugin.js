export function pathPlugin(compiler) {
  const name = "pathPlugin";

  compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
    hooks.assetPath.tap(name, (path, data, assetInfo) => {
      if (!path.includes("[team]")) return path;
      if (assetInfo) assetInfo.team = "shop";
      return path.replaceAll("[team]", "shop");
    });
  });
}
