import { initSync, parse } from "cjs-module-lexer";
import { builtins } from "./builtins.ts";
import { type ImportedModule, namespaceOf } from "./es-module.ts";
import { readModule } from "./module-source.ts";
import { resolveModule } from "./resolve-module.ts";

/** The names that Node finds in the packages of `builtins`, by package. */
declare const EXPORT_NAMES: Record<string, readonly string[]>;

/**
 * Stands for a module that isn't an ES module. Its default export is what `require()` returns, and Node knows the
 * others from the text of the file.
 */
export function foreignModule(file: string, require: (file: string) => unknown): ImportedModule {
  const names = new Set(["default", ...namesOf(file, require)]);
  const getters = new Map<string, () => unknown>();
  let value: unknown;
  let namespace: object | undefined;
  const module: ImportedModule = {
    isCommonJs: true,
    exportedNames: () => names,
    find(name) {
      if (!names.has(name)) return undefined;
      const isWhole = name === "default" || name === "module.exports";
      const getter = getters.get(name) ?? (() => (isWhole ? value : (value as Record<string, unknown>)[name]));
      getters.set(name, getter);
      return getter;
    },
    namespace: () => (namespace ??= namespaceOf(module)),
    link: () => {},
    isAsync: () => false,
    evaluate() {
      value = require(file);
      return undefined;
    },
  };
  return module;
}

function namesOf(file: string, require: (file: string) => unknown): readonly string[] {
  if (file in builtins) return EXPORT_NAMES[file] ?? Object.keys(Object(require(file)));
  return file.endsWith(".json") ? [] : [...commonJsNames(file, require), "module.exports"];
}

function commonJsNames(file: string, require: (file: string) => unknown, seen = new Set<string>()): string[] {
  const module = seen.has(file) ? undefined : readModule(file);
  seen.add(file);
  if (module?.format !== "commonjs") return [];
  initSync();
  const { exports, reexports } = parse(module.source);
  const behind = reexports.flatMap((request) => {
    const target = resolveModule(request, file, "require");
    return target in builtins ? namesOf(target, require) : commonJsNames(target, require, seen);
  });
  return [...exports, ...behind].filter((name) => name !== "default");
}
