import npmUtil from "npm-util";

const inspect = Object.assign((...args: unknown[]) => npmUtil.inspect(...args), npmUtil.inspect, {
  custom: Symbol.for("nodejs.util.inspect.custom"),
});
const warned = new Set<string>();

type AnyFunction = (...args: unknown[]) => unknown;

const util = {
  ...npmUtil,
  inspect,
  TextEncoder,
  TextDecoder,
  isDeepStrictEqual: (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that's how a terminal's colors begin
  stripVTControlCharacters: (text: string) => text.replace(/\u001b\[[0-9;]*m/g, ""),
  /** npm's `util` can't deprecate a class. */
  deprecate(deprecated: AnyFunction, message: string, code = message) {
    return function (this: unknown, ...args: unknown[]): unknown {
      if (!warned.has(code)) console.warn(`(${code}) DeprecationWarning: ${message}`);
      warned.add(code);
      return new.target ? Reflect.construct(deprecated, args, new.target) : deprecated.apply(this, args);
    };
  },
};

export default util;
export { util as "module.exports" };
