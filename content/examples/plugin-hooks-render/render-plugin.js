export class RenderPlugin {
  apply(compiler) {
    const { name } = RenderPlugin;
    const { javascript, sources } = compiler.webpack;
    const { ConcatSource } = sources;

    compiler.hooks.compilation.tap(name, (compilation) => {
      const hooks = javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      const shortener = compilation.requestShortener;
      const print = (hook, thing) => {
        console.log(hook.padEnd(23), thing.readableIdentifier?.(shortener) ?? thing.name ?? thing);
      };

      hooks.renderModuleContent.tap(name, (source, module) => {
        print("renderModuleContent", module);
        const start = `console.log("enter", ${JSON.stringify(module.rawRequest)});\n`;
        return module.rawRequest ? new ConcatSource(start, source) : source;
      });
      hooks.renderModuleContainer.tap(name, (source, module) => {
        print("renderModuleContainer", module);
        return source;
      });
      hooks.renderModulePackage.tap(name, (source, module) => {
        print("renderModulePackage", module);
        return source;
      });
      hooks.renderChunk.tap(name, (source, { chunk }) => {
        print("renderChunk", chunk);
        return source;
      });
      hooks.renderRequire.tap(name, (code, { chunk }) => {
        print("renderRequire", chunk);
        return `if (moduleId === undefined) throw new Error("no module");\n${code}`;
      });
      hooks.renderStartup.tap(name, (source, module, { chunk }) => {
        print("renderStartup", chunk);
        return new ConcatSource(source, 'console.log("started");\n');
      });
      hooks.renderMain.tap(name, (source, { chunk }) => {
        print("renderMain", chunk);
        return source;
      });
      hooks.renderContent.tap(name, (source, { chunk }) => {
        print("renderContent", chunk);
        return source;
      });
      hooks.render.tap(name, (source, { chunk }) => {
        print("render", chunk);
        return new ConcatSource("/* my shop */\n", source);
      });
      hooks.inlineInRuntimeBailout.tap(name, (module) => {
        print("inlineInRuntimeBailout", module);
        return "RenderPlugin wants it in a function";
      });
      hooks.embedInRuntimeBailout.tap(name, (module) => {
        print("embedInRuntimeBailout", module);
      });
      hooks.strictRuntimeBailout.tap(name, ({ chunk }) => {
        print("strictRuntimeBailout", chunk);
      });
      hooks.useSourceMap.tap(name, (chunk) => {
        print("useSourceMap", chunk);
      });
      hooks.chunkHash.tap(name, (chunk, hash) => {
        print("chunkHash", chunk);
        hash.update("my shop");
      });
    });
  }
}
