import type { ReferenceEntry } from "#model/reference.ts";
import { type DeclaredMember, declaredMembers, parseDeclarations, shortType } from "./declared-members.ts";

/** Reads the variables that webpack gives to modules and the members of `import.meta`, `module.hot` and `require`. */
export function readModuleVariables(source: string): ReferenceEntry[] {
  const declarations = parseDeclarations(source);
  const entry = (name: string, declared: DeclaredMember["type"]): ReferenceEntry => {
    const type = shortType(declarations, declared);
    return { category: "module-variables", name, ...(type && { type }) };
  };
  const variables = declarations.body.flatMap((statement) =>
    statement.type === "VariableDeclaration"
      ? statement.declarations.flatMap(({ id }) =>
          id.type === "Identifier" && id.typeAnnotation ? [entry(id.name, id.typeAnnotation.typeAnnotation)] : [],
        )
      : [],
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

function uniqueNames(entries: readonly ReferenceEntry[]): ReferenceEntry[] {
  return [...new Map(entries.map((each) => [each.name, each])).values()];
}
