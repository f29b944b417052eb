import { createRequire, stripTypes } from "../virtual-require.ts";

const builtinModules =
  "assert buffer child_process cluster constants crypto dns events fs http https module net os path process querystring readline stream string_decoder timers tls tty url util v8 vm worker_threads zlib".split(
    " ",
  );

/** `experiments.typescript` asks for stripTypeScriptTypes. */
const module = {
  builtinModules,
  isBuiltin: (name: string) => builtinModules.includes(name.replace(/^node:/, "")),
  createRequire: (from: string | URL) =>
    createRequire(
      String(from)
        .replace(/^file:\/\//, "")
        .replace(/\/[^/]*$/, ""),
    ),
  stripTypeScriptTypes: stripTypes,
};

export default module;
export { module as "module.exports" };
