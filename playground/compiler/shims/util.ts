import * as inspection from "node-inspect-extracted";
import npmUtil from "util/util.js";
import { emitWarning } from "./emit-warning.ts";

type AnyFunction = (...args: unknown[]) => unknown;

const util = {
  ...npmUtil,
  ...inspection,
  TextEncoder,
  TextDecoder,
  isDeepStrictEqual: (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b),
  /** npm's `util` can't deprecate a class. */
  deprecate(deprecated: AnyFunction, message: string, code?: string) {
    let isWarned = false;
    return function (this: unknown, ...args: unknown[]): unknown {
      if (!isWarned) emitWarning(message, "DeprecationWarning", code);
      isWarned = true;
      return new.target ? Reflect.construct(deprecated, args, new.target) : deprecated.apply(this, args);
    };
  },
};

export default util;
export { util as "module.exports" };
