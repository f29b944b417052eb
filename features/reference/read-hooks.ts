import type { TSTupleElement, TSTupleType } from "oxc-parser";
import type webpack from "webpack";
import type { Compiler } from "webpack";
import type { ReferenceEntry } from "#model/reference.ts";
import { type Declarations, type DeclaredMember, membersOfMember } from "./declared-members.ts";
import { versionFacts } from "./doc-tags.ts";
import type { InstalledPackage } from "./installed-package.ts";
import { loadWebpack } from "./load-webpack.ts";
import { propertiesOf, propertyOf } from "./look-into.ts";
import { codeOf } from "./parsed-file.ts";
import { exportedClasses } from "./read-exports.ts";

/** Objects with hooks that plugins can get. */
export const HOOK_OWNERS = [
  "Compiler",
  "Compilation",
  "MultiCompiler",
  "NormalModuleFactory",
  "ContextModuleFactory",
  "JavascriptParser",
  "ResolverFactory",
  "Resolver",
] as const;

/**
 * Returns every hook with its tapable class, argument names (from the running webpack) and types (from the
 * declarations).
 */
export function readHooks(source: InstalledPackage, compiler: Compiler, declarations: Declarations): ReferenceEntry[] {
  const exported = loadWebpack(source);
  const Parser = source.load("lib/javascript/JavascriptParser.js");
  const parameters = compiler.newCompilationParams();
  const compilation = compiler.newCompilation(parameters);
  const found: Record<(typeof HOOK_OWNERS)[number], unknown> = {
    Compiler: compiler,
    Compilation: compilation,
    MultiCompiler: exported([{ mode: "none", context: compiler.context }]),
    NormalModuleFactory: parameters.normalModuleFactory,
    ContextModuleFactory: parameters.contextModuleFactory,
    JavascriptParser: typeof Parser === "function" ? Reflect.construct(Parser, ["auto"]) : undefined,
    ResolverFactory: compiler.resolverFactory,
    Resolver: compiler.resolverFactory.get("normal", {}),
  };
  const instance = HOOK_OWNERS.flatMap((owner) =>
    hooksIn(propertyOf(found[owner], "hooks"), { owner, category: "hooks", member: "hooks" }, declarations),
  );
  return [...instance, ...staticHooks(exported, [compilation, compiler, found.JavascriptParser], declarations)];
}

/**
 * Returns hooks that a class provides for a compilation: `JavascriptModulesPlugin.getCompilationHooks(compilation)`.
 */
function staticHooks(
  exported: typeof webpack,
  hosts: readonly unknown[],
  declarations: Declarations,
): ReferenceEntry[] {
  const seen = new Set<unknown>();
  return exportedClasses(exported).flatMap(({ name, value }) => {
    if (seen.has(value)) return [];
    seen.add(value);
    const getters = Object.getOwnPropertyNames(value).filter((property) => /^get\w*Hooks$/.test(property));
    return getters.flatMap((getter) => {
      const hooks = hosts.map((host) => callQuietly(value, getter, host)).find((result) => result !== undefined);
      const owner = name.split(".").at(-1) ?? name;
      return hooksIn(hooks, { owner, category: "plugin-hooks", member: getter }, declarations);
    });
  });
}

function callQuietly(value: object, getter: string, host: unknown): unknown {
  const method = propertyOf(value, getter);
  if (typeof method !== "function") return undefined;
  try {
    return Reflect.apply(method, value, [host]);
  } catch {
    // The getter is for another kind of host.
    return undefined;
  }
}

/** The declaration of hooks: the type of a class's member. */
type HookPlace = { owner: string; member: string; category: "hooks" | "plugin-hooks" };

function hooksIn(hooks: unknown, { owner, member, category }: HookPlace, declarations: Declarations): ReferenceEntry[] {
  const declaredHooks = membersOfMember(declarations, owner, member);
  return propertiesOf(hooks).flatMap(([name, hook]): ReferenceEntry[] => {
    const declared = declaredHooks.find((each) => each.name === name);
    const kind = kindOf(hook) ?? (declared && declaredKind(declared, declarations));
    if (kind === undefined) return [];
    const type = `${kind} (${argumentsOf(hook, declared, declarations).join(", ")})`;
    return [{ category, name, owner, type, ...(declared && versionFacts(declared.comment)) }];
  });
}

function declaredKind({ type }: DeclaredMember, declarations: Declarations): string | undefined {
  return type.type === "TSTypeReference" ? codeOf(declarations, type.typeName) : undefined;
}

function kindOf(hook: unknown): string | undefined {
  const name = propertyOf(propertyOf(hook, "constructor"), "name");
  if (typeof name !== "string" || name === "Object") return undefined;
  return name === "HookMap" ? `HookMap of ${kindOf(sampleOf(hook)) ?? "hooks"}` : name;
}

/** Creates a hook of a map like the first tap for a key would. */
function sampleOf(map: unknown): unknown {
  const make = propertyOf(map, "_factory");
  return typeof make === "function" ? Reflect.apply(make, map, ["key"]) : undefined;
}

/**
 * Returns the argument names of a running hook, or else the types in its declaration: 'SyncHook<[Chunk]>' → 'chunk'.
 */
function argumentsOf(hook: unknown, declared: DeclaredMember | undefined, declarations: Declarations): string[] {
  const names = propertyOf(kindOf(hook)?.startsWith("HookMap") === true ? sampleOf(hook) : hook, "_args");
  if (Array.isArray(names)) return names.map(String);
  const types = declared && firstTuple(declared.type)?.elementTypes.map((type) => codeOf(declarations, type));
  return types?.map((type) => type.charAt(0).toLowerCase() + type.slice(1)) ?? [];
}

function firstTuple(type: DeclaredMember["type"] | TSTupleElement): TSTupleType | undefined {
  if (type.type === "TSTupleType") return type;
  if (type.type !== "TSTypeReference") return undefined;
  return type.typeArguments?.params.map(firstTuple).find((tuple) => tuple !== undefined);
}
