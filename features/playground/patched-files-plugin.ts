import webpack, { type Compiler } from "webpack";

/** Fails a build that doesn't contain a patched file: the patch would do nothing. */
export class PatchedFilesPlugin {
  readonly files: readonly string[];
  constructor(files: readonly string[]) {
    this.files = files;
  }
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("PatchedFilesPlugin", (compilation) => {
      compilation.hooks.finishModules.tap("PatchedFilesPlugin", (modules) => {
        const bundled = new Set(
          [...modules].map((module) => module instanceof webpack.NormalModule && module.resource),
        );
        for (const file of this.files)
          if (!bundled.has(file))
            compilation.errors.push(new webpack.WebpackError(`${file} is patched, but isn't bundled.`));
      });
    });
  }
}
