export function afterPluginsPlugin(compiler) {
  compiler.hooks.afterPlugins.tap("afterPluginsPlugin", ({ hooks }) => {
    const names = hooks.make.taps.map((tap) => tap.name);
    console.log("afterPlugins: make is tapped by", names.join(", "));
  });
}
