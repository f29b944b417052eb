import fs from "node:fs";
import path from "node:path";
import url from "node:url";
import enhancedResolve from "enhanced-resolve";
import { builtins } from "./builtins.ts";
import { coded } from "./errors.ts";

/** How a module asks for another one. */
export type Kind = "import" | "require";

type Resolver = { resolveSync: (context: object, from: string, request: string) => string | false };

const resolvers = new Map<Kind, Resolver>();

/** Returns the file that a request means in Node, or the name of a module in `builtins`. Throws Node's error. */
export function resolveModule(request: string, from: string, kind: Kind): string {
  const name = request.replace(/^node:/, "");
  if (name in builtins) return name;
  const file = request.startsWith("file:") ? url.fileURLToPath(request) : request;
  try {
    const found = resolverFor(kind).resolveSync({}, path.dirname(from), file);
    if (found !== false) return found;
  } catch {
    // The error below has Node's wording.
  }
  throw kind === "import" ? notImported(file, from) : notRequired(request, from);
}

/** Forgets what was resolved, because files may have changed. */
export function forgetResolved(): void {
  resolvers.clear();
}

function resolverFor(kind: Kind): Resolver {
  const known = resolvers.get(kind);
  if (known !== undefined) return known;
  const isImport = kind === "import";
  const resolver: Resolver = enhancedResolve.ResolverFactory.createResolver({
    fileSystem: fs,
    useSyncFileSystemCalls: true,
    extensions: [".js", ".json"],
    conditionNames: ["node", kind, "module-sync"],
    fullySpecified: isImport,
    symlinks: false,
  });
  resolvers.set(kind, resolver);
  return resolver;
}

const isPath = (request: string) => /^\.{0,2}\//.test(request) || /^\.{1,2}$/.test(request);

function notImported(request: string, from: string): Error {
  if (!isPath(request)) {
    const name = request.split("/", request.startsWith("@") ? 2 : 1).join("/");
    return coded(new Error(`Cannot find package '${name}' imported from ${from}`), "ERR_MODULE_NOT_FOUND");
  }
  const file = path.resolve(path.dirname(from), request);
  const candidates = [".js", ".mjs", ".cjs", ".json", ".ts", ".mts", "/index.js"];
  const meant = candidates.find((each) => fs.existsSync(file + each));
  const hint = meant === undefined ? "" : `\nDid you mean to import "${request}${meant}"?`;
  return coded(new Error(`Cannot find module '${file}' imported from ${from}${hint}`), "ERR_MODULE_NOT_FOUND");
}

function notRequired(request: string, from: string): Error {
  const error = coded(new Error(`Cannot find module '${request}'\nRequire stack:\n- ${from}`), "MODULE_NOT_FOUND");
  return Object.assign(error, { requireStack: [from] });
}
