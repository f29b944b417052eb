import type { Compiler } from "webpack";

/** webpack's own error for a style sheet that fails to load has no code. */
const CODE = "CSS_CHUNK_LOAD_FAILED";

/** The line of webpack's runtime to extend. */
const PLACE = "error.name = 'ChunkLoadError';";

/**
 * webpack plugin that adds a code to the error for a style sheet that fails to load, to distinguish it from a script's.
 */
export class StyleErrorCode {
  apply(compiler: Compiler): void {
    const name = StyleErrorCode.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.name !== "css loading") return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const text = generate();
          if (text?.includes(PLACE)) return text.replace(PLACE, `${PLACE} error.code = '${CODE}';`);
          throw new Error(
            `webpack's runtime for style sheets has changed: update ${name} in core/site-code/style-error-code.ts.`,
          );
        };
      });
    });
  }
}
