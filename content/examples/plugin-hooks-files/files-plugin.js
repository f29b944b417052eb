import path from "node:path";

export class FilesPlugin {
  apply(compiler) {
    const { name } = FilesPlugin;
    const { CleanPlugin, CopyPlugin, DefinePlugin, EntryOptionPlugin, ExternalModule, optimize } = compiler.webpack;
    const short = (file) => path.relative(compiler.context, file).replaceAll("\\", "/");

    EntryOptionPlugin.getHooks(compiler).entry.tap(name, (context, entryName, entry) => {
      console.log("entry", entryName, entry.import);
      if (entryName === "wrapped") return `data:text/javascript,import ${JSON.stringify(entry.import[0])}`;
    });

    compiler.hooks.compilation.tap(name, (compilation) => {
      CleanPlugin.getCompilationHooks(compilation).keep.tap(name, (file) => {
        console.log("keep", file);
        if (file === "orders.txt") return true;
      });
      CopyPlugin.getCompilationHooks(compilation).ignore.tap(name, (file) => {
        console.log("ignore", short(file));
        if (file.endsWith(".psd")) return true;
      });
      const last = { name, stage: 100 };
      DefinePlugin.getCompilationHooks(compilation).definitions.tap(last, (definitions) => {
        console.log("definitions", definitions);
        return definitions;
      });
      ExternalModule.getCompilationHooks(compilation).chunkCondition.tap(name, (chunk) => {
        console.log("chunkCondition", chunk.name);
        if (chunk.name === "late") return true;
      });
      optimize.RealContentHashPlugin.getCompilationHooks(compilation).updateHash.tap(name, (content, old) => {
        console.log("updateHash", content.length, "file, old hash of", old.length);
        return "5e1f".repeat(old.length / 4);
      });
    });
  }
}
