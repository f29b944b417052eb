import type webpack from "webpack";
import type { Compiler } from "webpack";
import type { ReferenceEntry } from "#model/reference.ts";
import { type DeclaredMember, declaredMembers, deprecationOf, membersWithin, tagOf } from "./declared-members.ts";
import { splitTopLevel } from "./function-signature.ts";
import type { InstalledPackage } from "./installed-package.ts";
import { loadWebpack } from "./load-webpack.ts";
import { propertiesOf, propertyOf } from "./look-into.ts";
import { exportedClasses } from "./read-exports.ts";

/** Objects with hooks that a plugin comes by, and where this finds one of each. */
type HookOwner = (typeof OWNERS)[number];

const OWNERS = [
  "Compiler",
  "Compilation",
  "MultiCompiler",
  "NormalModuleFactory",
  "ContextModuleFactory",
  "JavascriptParser",
  "ResolverFactory",
  "Resolver",
] as const;

/** Every hook with its tapable class, the names of its arguments (as the running webpack has them) and types (as declared). */
export function readHooks(source: InstalledPackage, compiler: Compiler, declarations: string): ReferenceEntry[] {
  const exported = loadWebpack(source);
  const Parser = source.load("lib/javascript/JavascriptParser.js");
  const parameters = compiler.newCompilationParams();
  const compilation = compiler.newCompilation(parameters);
  const found: Record<HookOwner, unknown> = {
    Compiler: compiler,
    Compilation: compilation,
    MultiCompiler: exported([{ mode: "none", context: compiler.context }]),
    NormalModuleFactory: parameters.normalModuleFactory,
    ContextModuleFactory: parameters.contextModuleFactory,
    JavascriptParser: typeof Parser === "function" ? Reflect.construct(Parser, ["auto"]) : undefined,
    ResolverFactory: compiler.resolverFactory,
    Resolver: compiler.resolverFactory.get("normal", {}),
  };
  const instance = OWNERS.flatMap((owner) => {
    const members = declaredMembers(declarations, owner).find((member) => member.name === "hooks");
    return hooksIn(
      propertyOf(found[owner], "hooks"),
      owner,
      members === undefined ? [] : membersWithin(members),
      "hooks",
    );
  });
  return [...instance, ...staticHooks(exported, [compilation, compiler, found.JavascriptParser], declarations)];
}

/** Hooks that a class gives for a compilation: `JavascriptModulesPlugin.getCompilationHooks(compilation)`. */
function staticHooks(exported: typeof webpack, hosts: readonly unknown[], declarations: string): ReferenceEntry[] {
  const seen = new Set<unknown>();
  return exportedClasses(exported).flatMap(({ name, value }) => {
    if (seen.has(value)) return [];
    seen.add(value);
    const getters = Object.getOwnPropertyNames(value).filter((property) => /^get\w*Hooks$/.test(property));
    return getters.flatMap((getter) => {
      const hooks = hosts.map((host) => callQuietly(value, getter, host)).find((result) => result !== undefined);
      const className = name.split(".").at(-1) ?? name;
      const declared = declaredMembers(declarations, className).find((member) => member.name === getter);
      return hooksIn(
        hooks,
        className,
        declared === undefined ? [] : hookMembers(declared, declarations),
        "plugin-hooks",
      );
    });
  });
}

/** Members of the object type a getter returns, written there or under a name of its own. */
function hookMembers(getter: DeclaredMember, declarations: string): DeclaredMember[] {
  const result = getter.type.replace(/^\([^)]*\)\s*(?:=>|:)\s*/, "");
  return result.startsWith("{") ? membersWithin(getter) : declaredMembers(declarations, /^\w+/.exec(result)?.[0] ?? "");
}

function callQuietly(value: object, getter: string, host: unknown): unknown {
  const method = propertyOf(value, getter);
  if (typeof method !== "function") return undefined;
  try {
    return Reflect.apply(method, value, [host]);
  } catch {
    // It is a getter for another kind of host.
    return undefined;
  }
}

function hooksIn(
  hooks: unknown,
  owner: string,
  declared: readonly DeclaredMember[],
  category: "hooks" | "plugin-hooks",
): ReferenceEntry[] {
  return propertiesOf(hooks).flatMap(([name, hook]): ReferenceEntry[] => {
    const member = declared.find((each) => each.name === name);
    const kind = kindOf(hook) ?? member?.type.match(/^\w+/)?.[0];
    if (kind === undefined) return [];
    const since = member && tagOf(member.comment, "since");
    const deprecated = member && deprecationOf(member.comment);
    return [
      {
        category,
        name,
        owner,
        type: `${kind} (${argumentsOf(hook, member?.type).join(", ")})`,
        ...(since && { since }),
        ...(deprecated !== undefined && { deprecated }),
      },
    ];
  });
}

function kindOf(hook: unknown): string | undefined {
  const name = propertyOf(propertyOf(hook, "constructor"), "name");
  if (typeof name !== "string" || name === "Object") return undefined;
  return name === "HookMap" ? `HookMap of ${kindOf(sampleOf(hook)) ?? "hooks"}` : name;
}

/** A hook of a map, made as the first tap for a key would make it. */
function sampleOf(map: unknown): unknown {
  const make = propertyOf(map, "_factory");
  return typeof make === "function" ? Reflect.apply(make, map, ["key"]) : undefined;
}

function argumentsOf(hook: unknown, type: string | undefined): string[] {
  const names = propertyOf(kindOf(hook)?.startsWith("HookMap") === true ? sampleOf(hook) : hook, "_args");
  if (Array.isArray(names)) return names.map(String);
  const tuple = /<\s*\[(.*?)\]/s.exec(type ?? "")?.[1];
  return tuple === undefined
    ? []
    : splitTopLevel(tuple, ",").map((each) => each.charAt(0).toLowerCase() + each.slice(1));
}
