import type { Compiler } from "webpack";

/** The code of the error when a style sheet does not arrive. webpack's own loading of style sheets names no code. */
const CODE = "CSS_CHUNK_LOAD_FAILED";

/** In the function that webpack writes for browsers. */
const PLACE = "error.name = 'ChunkLoadError';";

/** webpack plugin: the error of a style sheet that does not arrive has a code, by which it differs from that of a script. */
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
            `webpack loads style sheets in another way now: mend ${name} in pipeline/style-error-code.ts.`,
          );
        };
      });
    });
  }
}
