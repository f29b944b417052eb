import type { ReferenceEntry } from "#model/reference.ts";
import { declaredMembers, withQuietComments } from "./declared-members.ts";
import { memberType } from "./member-type.ts";

/** module.d.ts → variables that webpack gives to modules, members of `import.meta`, `module.hot` and `require`. */
export function readModuleVariables(text: string): ReferenceEntry[] {
  const declarations = withQuietComments(text);
  const variables = [...declarations.matchAll(/^declare (?:const|var|let) (\w+): ([^;]+);/gms)].map((match) =>
    entry(match[1] ?? "", match[2] ?? ""),
  );
  const members = (declaration: string, prefix: string) =>
    declaredMembers(declarations, declaration).map(({ name, type }) => entry(`${prefix}.${name}`, type));
  return uniqueNames([
    ...variables,
    ...members("ImportMeta", "import.meta"),
    ...members("Hot", "module.hot"),
    ...members("Require", "require"),
  ]);
}

function entry(name: string, declared: string): ReferenceEntry {
  const type = memberType(declared);
  return { category: "module-variables", name, ...(type && { type }) };
}

function uniqueNames(entries: readonly ReferenceEntry[]): ReferenceEntry[] {
  return [...new Map(entries.map((each) => [each.name, each])).values()];
}
