import type { ReferenceEntry } from "#model/reference.ts";
import { type Declarations, declaredFacts, declaredMembers } from "./declared-members.ts";
import type { InstalledPackage } from "./installed-package.ts";
import { codeOf } from "./parsed-file.ts";

/** Reads the members of `this` in a loader, which webpack's plugins and loader-runner declare. */
export function readLoaderContext(declarations: Declarations): ReferenceEntry[] {
  const members = contextsIn(declarations).flatMap((name) => declaredMembers(declarations, name));
  const byName = new Map(members.filter(({ name }) => !name.startsWith("_")).map((member) => [member.name, member]));
  return [...byName.values()].map((member): ReferenceEntry => {
    return { category: "loader-context", name: `this.${member.name}`, ...declaredFacts(declarations, member) };
  });
}

/** Returns the names of the interfaces that `LoaderContext` combines. */
function contextsIn(declarations: Declarations): string[] {
  const context = declarations.byName
    .values()
    .find((each) => each.type === "TSTypeAliasDeclaration" && /^LoaderContext/.test(each.id.name));
  if (context?.type !== "TSTypeAliasDeclaration" || context.typeAnnotation.type !== "TSIntersectionType") return [];
  return context.typeAnnotation.types.flatMap((type) =>
    type.type === "TSTypeReference" ? [codeOf(declarations, type.typeName)] : [],
  );
}

/** Finds the magic comments that webpack's parsers look up by name: `importOptions.webpackChunkName`. */
export function readMagicComments(source: InstalledPackage): ReferenceEntry[] {
  const names = source
    .list("lib", ".js")
    .flatMap((path) => [...(source.read(path) ?? "").matchAll(/\b\w*[oO]ptions\.(webpack[A-Z]\w+)/g)])
    .map((match) => match[1] ?? "");
  return [...new Set(names)].sort().map((name) => ({ category: "magic-comments", name }));
}
