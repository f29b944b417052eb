/* Node's `require` over the project's files: loads the configuration, and the project's own plugins and loaders. */

import fs from "node:fs";
import path from "node:path";
import { ResolverFactory } from "enhanced-resolve";
import { transform } from "sucrase";
import { builtins } from "./builtins.ts";

type VirtualModule = { exports: unknown; id: string; filename: string; loaded: boolean };
type Require = ((request: string) => unknown) & { resolve: (request: string) => string };

export function stripTypes(code: string): string {
  return transform(code, { transforms: ["typescript"], disableESTransforms: true }).code;
}

const cache = new Map<string, VirtualModule>();
let resolver: { resolveSync: (context: object, from: string, request: string) => string } | undefined;

function resolve(request: string, from: string): string {
  const name = request.replace(/^node:/, "");
  if (name in builtins) return name;
  resolver ??= ResolverFactory.createResolver({
    fileSystem: fs,
    useSyncFileSystemCalls: true,
    extensions: [".js", ".json", ".cjs", ".mjs", ".ts"],
    conditionNames: ["node", "require"],
    symlinks: false,
  });
  try {
    const found = resolver?.resolveSync({}, from, request.replace(/^file:\/\//, ""));
    if (typeof found === "string") return found;
  } catch {
    // The error below has Node's wording.
  }
  throw Object.assign(new Error(`Cannot find module '${request}'\nRequire stack:\n- ${from}`), {
    code: "MODULE_NOT_FOUND",
  });
}

/** Returns what a module exports. */
export function load(file: string): unknown {
  const builtin = builtins[file];
  if (builtin !== undefined) return builtin();
  const known = cache.get(file);
  if (known !== undefined) return known.exports;
  const source = String(fs.readFileSync(file, "utf8"));
  const module: VirtualModule = { exports: {}, id: file, filename: file, loaded: false };
  cache.set(file, module);
  try {
    if (file.endsWith(".json")) module.exports = JSON.parse(source);
    else run(module, compile(file, source));
    module.loaded = true;
  } catch (error) {
    cache.delete(file);
    throw error;
  }
  return module.exports;
}

function run(module: VirtualModule, code: string): void {
  const { filename } = module;
  const folder = path.dirname(filename);
  const parameters = "exports, require, module, __filename, __dirname, __importMeta";
  // new Function() would add two lines before the code, so line numbers in messages would be wrong.
  // biome-ignore lint/security/noGlobalEval: running the project's configuration is what the worker is for
  const body = globalThis.eval(
    `(function (${parameters}) {${code}\n})\n//# sourceURL=webpack-playground://${filename}`,
  );
  const meta = {
    url: `file://${filename}`,
    filename,
    dirname: folder,
    resolve: (request: string) => `file://${resolve(request, folder)}`,
  };
  body.call(module.exports, module.exports, createRequire(folder), module, filename, folder, meta);
}

/** Turns ES module and TypeScript syntax into what eval() can run. */
function compile(file: string, code: string): string {
  const isTypeScript = /\.[cm]?ts$/.test(file);
  if (!isTypeScript && !isModule(file, code)) return code;
  const { code: compiled } = transform(code, {
    transforms: isTypeScript ? ["typescript", "imports"] : ["imports"],
    disableESTransforms: true,
    filePath: file,
  });
  return compiled.replace(/\bimport\.meta\b/g, "__importMeta");
}

function isModule(file: string, code: string): boolean {
  if (/\.m[jt]s$/.test(file)) return true;
  if (/\.c[jt]s$/.test(file)) return false;
  return /(?:^|[;\n])\s*(?:import\s*[\w{*"'`]|export\s*[\w{*]|import\.meta)/.test(code);
}

export function createRequire(folder: string): Require {
  return Object.assign((request: string) => load(resolve(request, folder)), {
    resolve: (request: string) => resolve(request, folder),
  });
}

/** Forgets the project's modules, which may have changed. */
export function forgetModules(): void {
  resolver = undefined;
  cache.clear();
}
