export class RuntimePlugin {
  apply(compiler) {
    const { name } = RuntimePlugin;
    const { css, esm, runtime, web } = compiler.webpack;
    const first = (source) => source.split("\n")[0];

    compiler.hooks.compilation.tap(name, (compilation) => {
      const onLink = (label) => (source, chunk) => {
        console.log(label, chunk.name, "|", first(source));
        return `${source}\nlink.dataset.shop = "tea";`;
      };

      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(name, (source) => {
        console.log("script createScript", "|", first(source));
        return `${source}\nscript.dataset.shop = "tea";`;
      });

      const jsonp = web.JsonpChunkLoadingRuntimeModule.getCompilationHooks(compilation);
      jsonp.linkPreload.tap(name, onLink("script linkPreload"));
      jsonp.linkPrefetch.tap(name, onLink("script linkPrefetch"));

      const modules = esm.ModuleChunkLoadingRuntimeModule.getCompilationHooks(compilation);
      modules.linkPreload.tap(name, onLink("module linkPreload"));
      modules.linkPrefetch.tap(name, onLink("module linkPrefetch"));

      const styles = css.CssLoadingRuntimeModule.getCompilationHooks(compilation);
      styles.createStylesheet.tap(name, onLink("style  createStylesheet"));
      styles.linkPreload.tap(name, onLink("style  linkPreload"));
      styles.linkPrefetch.tap(name, onLink("style  linkPrefetch"));
      styles.linkInsert.tap(name, (source) => {
        console.log("style  linkInsert |", source.replaceAll(/\s+/g, " "));
        return source.replace("document.head", "document.body");
      });
    });
  }
}
