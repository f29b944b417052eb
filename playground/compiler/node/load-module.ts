/* Node's module system over the project's files. It loads the configuration, and the project's plugins and loaders. */

import path from "node:path";
import url from "node:url";
import type { Program } from "acorn";
import { builtins } from "./builtins.ts";
import { CONTEXT, compileScript, type ImportRequest } from "./compile-module.ts";
import { coded } from "./errors.ts";
import { esModule, type Host, type ImportedModule, namespaceOf } from "./es-module.ts";
import { evaluateCode } from "./evaluate-code.ts";
import { foreignModule } from "./foreign-module.ts";
import { readModule } from "./module-source.ts";
import { forgetResolved, resolveModule } from "./resolve-module.ts";

type CommonJsModule = {
  id: string;
  path: string;
  exports: unknown;
  filename: string;
  loaded: boolean;
  children: unknown[];
  paths: string[];
  require: Require;
};
type Require = ((request: string) => unknown) & {
  resolve: (request: string) => string;
  main: undefined;
  cache: Record<string, CommonJsModule>;
};

const required: Record<string, CommonJsModule> = Object.create(null);
const imported = new Map<string, ImportedModule>();

/** Forgets the project's modules, which may have changed. */
export function forgetModules(): void {
  forgetResolved();
  imported.clear();
  for (const file of Object.keys(required)) delete required[file];
}

/** Returns `require` for a module at this path. */
export function createRequire(from: string | URL): Require {
  const file = pathOf(String(from));
  return Object.assign((request: string) => requireFile(resolveModule(request, file, "require")), {
    resolve: (request: string) => resolveModule(request, file, "require"),
    main: undefined,
    cache: required,
  });
}

/** Imports like `import()` in a module at the path `from`. */
export async function importModule(specifier: unknown, from: string, options?: unknown): Promise<unknown> {
  const { with: attributes } = Object(options) as { with?: { type?: string } };
  const module = load({ specifier: String(specifier), type: attributes?.type }, from);
  module.link();
  await module.evaluate();
  return module.namespace();
}

const host: Host = {
  load,
  import: importModule,
  resolve(specifier, from) {
    const file = resolveModule(specifier, from, "import");
    return file in builtins ? `node:${file}` : url.pathToFileURL(file).href;
  },
};

function pathOf(file: string): string {
  return file.startsWith("file:") ? url.fileURLToPath(file) : file;
}

function requireFile(file: string): unknown {
  const builtin = builtins[file];
  if (builtin !== undefined) return builtin();
  const known = required[file];
  if (known !== undefined) return known.exports;
  const module = readModule(file);
  if (module.format === "module") return requireEsModule(file);
  return requireNew(file, (created) => {
    if (module.format === "json") created.exports = JSON.parse(module.source);
    else runScript(created, module.source, module.program);
  });
}

function requireNew(file: string, run: (module: CommonJsModule) => void): unknown {
  const module: CommonJsModule = {
    id: file,
    path: path.dirname(file),
    exports: {},
    filename: file,
    loaded: false,
    children: [],
    paths: [],
    require: createRequire(file),
  };
  required[file] = module;
  try {
    run(module);
    module.loaded = true;
  } catch (error) {
    delete required[file];
    throw error;
  }
  return module.exports;
}

function runScript(module: CommonJsModule, source: string, program: Program): void {
  const { exports, filename } = module;
  const parameters = `exports, require, module, __filename, __dirname, ${CONTEXT}`;
  const code = `(function (${parameters}) { ${compileScript(source, program)}\n})`;
  const context = { import: (specifier: unknown, options?: unknown) => importModule(specifier, filename, options) };
  const values = [exports, module.require, module, filename, module.path, context];
  evaluateCode<(...values: unknown[]) => void>(code, filename).apply(exports, values);
}

/** `require()` of an ES module returns its namespace, or its export named "module.exports". */
function requireEsModule(file: string): unknown {
  const module = load({ specifier: file, type: undefined }, file);
  module.link();
  if (module.isAsync())
    throw coded(
      new Error(
        "require() cannot be used on an ESM graph with top-level await. Use import() instead. To see where the " +
          "top-level await comes from, use --experimental-print-required-tla.",
      ),
      "ERR_REQUIRE_ASYNC_MODULE",
    );
  module.evaluate();
  const whole = module.find("module.exports");
  if (whole !== undefined) return whole();
  const names = module.exportedNames();
  const isInterop = names.has("default") && !names.has("__esModule");
  return isInterop ? namespaceOf(module, { __esModule: true }) : module.namespace();
}

function load({ specifier, type }: Pick<ImportRequest, "specifier" | "type">, from: string): ImportedModule {
  const file = resolveModule(specifier, from, "import");
  checkType(file, type);
  const module = imported.get(file) ?? create(file);
  imported.set(file, module);
  return module;
}

function create(file: string): ImportedModule {
  const module = file in builtins ? undefined : readModule(file);
  return module?.format === "module"
    ? esModule(file, module.source, module.program, host)
    : foreignModule(file, requireFile);
}

function checkType(file: string, type: string | undefined): void {
  const expected = file.endsWith(".json") ? "json" : undefined;
  if (type === expected) return;
  const place = url.pathToFileURL(file).href;
  throw expected === undefined
    ? coded(new TypeError(`Module "${place}" is not of type "${type}"`), "ERR_IMPORT_ATTRIBUTE_TYPE_INCOMPATIBLE")
    : coded(
        new TypeError(`Module "${place}" needs an import attribute of "type: ${expected}"`),
        "ERR_IMPORT_ATTRIBUTE_MISSING",
      );
}
