import type { ReferenceEntry } from "#model/reference.ts";
import { declaredMembers, deprecationOf, tagOf } from "./declared-members.ts";
import type { InstalledPackage } from "./installed-package.ts";
import { memberType } from "./member-type.ts";

/** Members of `this` in a loader: those of webpack's plugins, and of loader-runner that runs it. */
export function readLoaderContext(declarations: string): ReferenceEntry[] {
  const members = contextsIn(declarations).flatMap((name) => declaredMembers(declarations, name));
  const byName = new Map(members.filter(({ name }) => !name.startsWith("_")).map((member) => [member.name, member]));
  return [...byName.values()].map((member): ReferenceEntry => {
    const since = tagOf(member.comment, "since");
    const type = memberType(member.type);
    const deprecated = deprecationOf(member.comment);
    return {
      category: "loader-context",
      name: `this.${member.name}`,
      ...(type && { type }),
      ...(since && { since }),
      ...(deprecated !== undefined && { deprecated }),
    };
  });
}

/** The interfaces that `LoaderContext` is made of. */
function contextsIn(declarations: string): string[] {
  const type = /^type LoaderContext\w*<[^=]*(?:=[^=]*)?>\s*=\s*([^;]*);/m.exec(declarations)?.[1] ?? "";
  return [...type.matchAll(/\b(\w+Context)\b/g)].map((match) => match[1] ?? "");
}

/** Comments in import() and elsewhere that webpack's parsers ask for by name: `importOptions.webpackChunkName`. */
export function readMagicComments(source: InstalledPackage): ReferenceEntry[] {
  const names = source
    .list("lib", ".js")
    .flatMap((path) => [...(source.read(path) ?? "").matchAll(/\b\w*[oO]ptions\.(webpack[A-Z]\w+)/g)])
    .map((match) => match[1] ?? "");
  return [...new Set(names)].sort().map((name) => ({ category: "magic-comments", name }));
}
