import path from "node:path";

export class PagePlugin {
  apply(compiler) {
    const { name } = PagePlugin;
    const { css, html, sources } = compiler.webpack;

    compiler.hooks.compilation.tap(name, (compilation) => {
      const page = html.HtmlModulesPlugin.getCompilationHooks(compilation);
      page.injectTags.tap(name, (tags, { outputName }) => {
        console.log("injectTags   ", outputName);
        return [...tags, { tag: "meta", attrs: { name: "shop", content: "tea" }, injectTo: "head" }];
      });
      page.transformTags.tap(name, (tags) => {
        console.log("transformTags", tags.map(({ tag }) => tag).join(" "));
        for (const { tag, attrs } of tags) {
          if (tag === "script") attrs["data-shop"] = true;
        }
      });
      page.transformHtml.tapPromise(name, async (text) => {
        console.log("transformHtml", text.length > 0);
        return text.replace("</body>", "<!-- open at 9 --></body>");
      });
      page.htmlEmitted.tap(name, ({ outputName }) => {
        console.log("htmlEmitted  ", outputName);
      });

      const styles = css.CssModulesPlugin.getCompilationHooks(compilation);
      styles.orderModules.tap(name, (chunk, modules) => {
        if (modules.length < 2) return;
        const file = (module) => path.basename(module.resource);
        const sorted = modules.toSorted((a, b) => file(b).localeCompare(file(a)));
        console.log("orderModules ", modules.map(file), "→", sorted.map(file));
        return sorted;
      });
      styles.renderModulePackage.tap(name, (source, module) => {
        console.log("renderModulePackage", path.basename(module.resource));
        return new sources.ConcatSource("/* shop */\n", source);
      });
      styles.chunkHash.tap(name, (chunk, hash) => hash.update("shop"));
    });
  }
}
