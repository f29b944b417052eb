/* ES modules as Node links and evaluates them: live bindings, cycles, and top-level await. */

import path from "node:path";
import url from "node:url";
import type { Program } from "acorn";
import { type Binding, CONTEXT, compileEsModule, type EsModuleCode, type ImportRequest } from "./compile-module.ts";
import { syntaxError } from "./errors.ts";
import { evaluateCode } from "./evaluate-code.ts";

type Getter = () => unknown;

/** A module that others import: an ES module, or what stands for a module of another format. */
export type ImportedModule = {
  isCommonJs: boolean;
  exportedNames: (seen?: Set<ImportedModule>) => Set<string>;
  /** Returns undefined if it has no such export, or more than one. */
  find: (name: string, seen?: Set<string>) => Getter | undefined;
  namespace: () => object;
  /** Finds its imports, and theirs. */
  link: () => void;
  /** Tells whether it or one of its imports has a top-level await. */
  isAsync: (seen?: Set<ImportedModule>) => boolean;
  /** Runs its imports and then the module, once. */
  evaluate: () => Promise<void> | undefined;
};

/** What a module needs from the module system. */
export type Host = {
  load: (request: ImportRequest, from: string) => ImportedModule;
  resolve: (specifier: string, from: string) => string;
  import: (specifier: string, from: string, options?: unknown) => Promise<unknown>;
};

/** Returns an ES module that isn't linked yet. */
export function esModule(file: string, source: string, program: Program, host: Host): ImportedModule {
  const code = compileEsModule(source, program);
  const imports: Record<string, unknown> = Object.create(null);
  const own = new Map<string, Getter>();
  let requested: ImportedModule[] | undefined;
  let steps: Generator | AsyncGenerator | undefined;
  let evaluation: { waiting: Promise<void> | undefined } | { error: unknown } | undefined;
  let namespace: object | undefined;

  const bindingOf = ({ request, imported }: Binding, seen?: Set<string>): Getter | undefined => {
    const module = requested?.[request];
    return imported === "*" ? () => module?.namespace() : module?.find(imported, seen);
  };
  const missingExport = ({ request, imported }: Binding): string => {
    const specifier = code.requests[request]?.specifier;
    if (requested?.[request]?.isCommonJs !== true)
      return `The requested module '${specifier}' does not provide an export named '${imported}'`;
    return (
      `Named export '${imported}' not found. The requested module '${specifier}' is a CommonJS module, which may not ` +
      "support all module.exports as named exports.\nCommonJS modules can always be imported via the default export, " +
      `for example using:\n\nimport pkg from '${specifier}';\nconst { ${imported} } = pkg;\n`
    );
  };
  const self: ImportedModule = {
    isCommonJs: false,
    exportedNames(seen = new Set()) {
      const names = new Set([...own.keys(), ...code.reexports.keys()]);
      if (seen.has(self)) return names;
      seen.add(self);
      for (const star of code.stars)
        for (const name of requested?.[star]?.exportedNames(seen) ?? []) if (name !== "default") names.add(name);
      return names;
    },
    find(name, seen = new Set()) {
      const getter = own.get(name);
      const key = `${file} ${name}`;
      if (getter !== undefined || seen.has(key)) return getter;
      seen.add(key);
      const reexport = code.reexports.get(name);
      if (reexport !== undefined) return bindingOf(reexport, seen);
      if (name === "default") return undefined;
      const found = code.stars.flatMap((star) => requested?.[star]?.find(name, seen) ?? []);
      return new Set(found).size === 1 ? found[0] : undefined;
    },
    namespace: () => (namespace ??= namespaceOf(self)),
    link() {
      if (requested !== undefined) return;
      requested = [];
      try {
        requested.push(...code.requests.map((request) => host.load(request, file)));
        steps = instantiate(file, code, { imports, own, host });
        for (const module of requested) module.link();
        for (const [local, binding] of code.imports) {
          const getter = bindingOf(binding);
          if (getter === undefined)
            throw syntaxError(missingExport(binding), binding, url.pathToFileURL(file).href, source);
          Object.defineProperty(imports, local, { get: getter, configurable: true });
        }
      } catch (error) {
        requested = undefined;
        throw error;
      }
    },
    isAsync(seen = new Set()) {
      if (seen.has(self)) return false;
      seen.add(self);
      return code.isAsync || (requested ?? []).some((module) => module.isAsync(seen));
    },
    evaluate() {
      if (evaluation !== undefined) {
        if ("error" in evaluation) throw evaluation.error;
        return evaluation.waiting;
      }
      evaluation = { waiting: undefined };
      try {
        const waiting = (requested ?? []).flatMap((module) => module.evaluate() ?? []);
        const run = () => steps?.next();
        const ran = waiting.length > 0 ? Promise.all(waiting).then(run) : run();
        evaluation = { waiting: ran instanceof Promise ? ran.then(() => undefined) : undefined };
        return evaluation.waiting;
      } catch (error) {
        evaluation = { error };
        throw error;
      }
    },
  };
  return self;
}

/** Runs the module up to where it has registered its exports, so that cycles can use its functions. */
function instantiate(
  file: string,
  { body, isAsync }: EsModuleCode,
  { imports, own, host }: { imports: object; own: Map<string, Getter>; host: Host },
): Generator | AsyncGenerator {
  const place = url.pathToFileURL(file).href;
  const context = {
    imports,
    meta: Object.assign(Object.create(null), {
      dirname: path.dirname(file),
      filename: file,
      resolve: (specifier: string) => host.resolve(specifier, file),
      url: place,
    }),
    import: (specifier: string, options?: unknown) => host.import(specifier, file, options),
    export: (getters: Record<string, Getter>) => {
      for (const [name, getter] of Object.entries(getters)) own.set(name, getter);
    },
  };
  // A strict function inside `with` finds the imports by name, each through its getter.
  const kind = isAsync ? "async function*" : "function*";
  const wrapped = `(function (${CONTEXT}) { with (${CONTEXT}.imports) return (${kind} () { ${body}\n}); })`;
  const steps = evaluateCode<(value: typeof context) => () => Generator | AsyncGenerator>(wrapped, place)(context)();
  void steps.next();
  return steps;
}

/** A namespace object: sorted, live, and not writable. `extra` are further properties. */
export function namespaceOf(module: ImportedModule, extra: Record<string, unknown> = {}): object {
  const getters = new Map<string, Getter>(Object.entries(extra).map(([name, value]) => [name, () => value]));
  for (const name of module.exportedNames()) {
    const getter = module.find(name);
    if (getter !== undefined) getters.set(name, getter);
  }
  const target: object = Object.create(null, { [Symbol.toStringTag]: { value: "Module" } });
  for (const name of [...getters.keys()].sort())
    Object.defineProperty(target, name, { value: undefined, writable: true, enumerable: true, configurable: true });
  return new Proxy(target, {
    get: (_, name) => (typeof name === "string" ? getters.get(name)?.() : Reflect.get(target, name)),
    getOwnPropertyDescriptor: (_, name) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(target, name);
      return typeof name === "string" && descriptor ? { ...descriptor, value: getters.get(name)?.() } : descriptor;
    },
    set: (_, name) => {
      throw new TypeError(`Cannot assign to property '${String(name)}' of [object Module]`);
    },
    defineProperty: () => false,
    deleteProperty: () => false,
  });
}
