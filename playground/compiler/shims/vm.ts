/* A worker has one realm, so all code runs in it by indirect eval. */
type Options = string | { filename?: string };

function named(code: string, options?: Options): string {
  const file = typeof options === "string" ? options : options?.filename;
  return file === undefined ? code : `${code}\n//# sourceURL=webpack-playground://${encodeURI(file)}`;
}

function run(code: string): unknown {
  // biome-ignore lint/security/noGlobalEval: the worker has no other way to run code, and its policy allows it
  return globalThis.eval(code);
}

/** Puts a context's properties in scope; the worker's globals stay visible behind them. */
function runIn(code: string, context?: object): unknown {
  if (context === undefined || Object.keys(context).length === 0) return run(code);
  return new Function("$context", "$code", "with ($context) { return eval($code); }")(context, code);
}

class Script {
  readonly code: string;
  constructor(code: string, options?: Options) {
    this.code = named(code, options);
  }
  runInThisContext = () => run(this.code);
  runInNewContext = (context?: object) => runIn(this.code, context);
  runInContext = (context?: object) => runIn(this.code, context);
}

const vm = {
  Script,
  createContext: (context: object = {}) => context,
  isContext: () => true,
  runInThisContext: (code: string, options?: Options) => run(named(code, options)),
  runInContext: (code: string, context?: object, options?: Options) => runIn(named(code, options), context),
  runInNewContext: (code: string, context?: object, options?: Options) => runIn(named(code, options), context),
};

export default vm;
export { vm as "module.exports" };
