import type { ReferenceEntry } from "#model/reference.ts";
import { type DeclaredMember, declaredFacts, declaredMembers, parseDeclarations } from "./declared-members.ts";

/** Reads the variables that webpack gives to modules and the members of `import.meta`, `module.hot` and `require`. */
export function readModuleVariables(source: string): ReferenceEntry[] {
  const declarations = parseDeclarations(source);
  const variables = declarations.body.flatMap((statement) =>
    statement.type === "VariableDeclaration"
      ? statement.declarations.flatMap(({ id }): DeclaredMember[] =>
          id.type === "Identifier" && id.typeAnnotation
            ? [{ name: id.name, type: id.typeAnnotation.typeAnnotation, comment: "" }]
            : [],
        )
      : [],
  );
  const members = (declaration: string, prefix: string) =>
    declaredMembers(declarations, declaration).map((each) => ({ ...each, name: `${prefix}.${each.name}` }));
  const all = [
    ...variables,
    ...members("ImportMeta", "import.meta"),
    ...members("Hot", "module.hot"),
    ...members("Require", "require"),
  ];
  const entries = all.map((member): ReferenceEntry => {
    return { category: "module-variables", name: member.name, ...declaredFacts(declarations, member) };
  });
  return [...new Map(entries.map((each) => [each.name, each])).values()];
}
