import { createRequire } from "../node/load-module.ts";
import { stripTypes } from "../node/strip-types.ts";
import { emitWarning } from "./emit-warning.ts";

const builtinModules =
  "assert buffer child_process cluster constants crypto dns events fs http https module net os path process querystring readline stream string_decoder timers tls tty url util v8 vm worker_threads zlib".split(
    " ",
  );

/** `experiments.typescript` asks for stripTypeScriptTypes. */
const module = {
  builtinModules,
  globalPaths: [],
  isBuiltin: (name: string) => builtinModules.includes(name.replace(/^node:/, "")),
  createRequire,
  stripTypeScriptTypes(code: string): string {
    const text = "stripTypeScriptTypes is an experimental feature and might change at any time";
    emitWarning(text, "ExperimentalWarning");
    return stripTypes(code);
  },
};

export default module;
export { module as "module.exports" };
