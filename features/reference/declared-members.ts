import type { ClassElement, ModuleDeclaration, Statement, TSSignature, TSType } from "oxc-parser";
import { versionFacts } from "./doc-tags.ts";
import { type Callable, signatureOf, withoutParentheses } from "./function-signature.ts";
import { codeOf, docBetween, keyName, type ParsedFile, parseFile } from "./parsed-file.ts";

/** A member of an interface, class or object type. */
export type DeclaredMember = {
  name: string;
  type: TSType | Method;
  /** Text of the JSDoc comments before it. */
  comment: string;
};

type Method = Callable & { type: "method" };

/** A parsed declaration file, with the first declaration of each name. */
export type Declarations = ParsedFile & { byName: ReadonlyMap<string, Statement> };

/** Longer types are hard to read at a glance. */
const MAX_LENGTH = 70;

export function parseDeclarations(source: string): Declarations {
  const file = parseFile("types.d.ts", source);
  const byName = new Map<string, Statement>();
  for (const { name, statement } of declarationsIn(file.body)) if (!byName.has(name)) byName.set(name, statement);
  return { ...file, byName };
}

/** Returns the members of an interface, class or type; none if it isn't declared. */
export function declaredMembers(declarations: Declarations, name: string): DeclaredMember[] {
  const statement = declarations.byName.get(name);
  if (statement?.type === "TSTypeAliasDeclaration") return membersOfType(declarations, statement.typeAnnotation);
  return statement?.type === "TSInterfaceDeclaration" || statement?.type === "ClassDeclaration"
    ? membersIn(declarations, statement.body.body, statement.body.start)
    : [];
}

/** Returns the members of a member's type: the hooks in `hooks` of 'Compiler'. */
export function membersOfMember(declarations: Declarations, owner: string, member: string): DeclaredMember[] {
  const found = declaredMembers(declarations, owner).filter(({ name }) => name === member);
  return found.flatMap(({ type }) => membersOfType(declarations, type));
}

/** Returns the members of an object type, of the type that a name refers to, or of what a method returns. */
function membersOfType(declarations: Declarations, type: TSType | Method): DeclaredMember[] {
  if (type.type === "method") return type.returnType ? membersOfType(declarations, type.returnType.typeAnnotation) : [];
  if (type.type === "TSFunctionType") return membersOfType(declarations, type.returnType.typeAnnotation);
  if (type.type === "TSTypeLiteral") return membersIn(declarations, type.members, type.start);
  if (type.type !== "TSTypeReference") return [];
  const [argument] = type.typeArguments?.params ?? [];
  return argument === undefined
    ? declaredMembers(declarations, codeOf(declarations, type))
    : membersOfType(declarations, argument);
}

/** Returns what a declaration says about a member: its type, unless that's long, and its versions. */
export function declaredFacts(declarations: Declarations, { type, comment }: DeclaredMember) {
  const short = shortType(declarations, type);
  return { ...(short && { type: short }), ...versionFacts(comment) };
}

/** Shows a type as people write it, functions by their parameter names. Undefined if it's long. */
function shortType(file: ParsedFile, type: TSType | Method): string | undefined {
  const inner = type.type === "method" ? type : withoutParentheses(type);
  const isFunction = inner.type === "method" || inner.type === "TSFunctionType";
  const short = isFunction ? signatureOf(inner, file) : codeOf(file, inner).replace(/\bexports\./g, "");
  return short.length > MAX_LENGTH || short === "any" ? undefined : short;
}

type Declaration = { name: string; statement: Statement };

function declarationsIn(body: readonly (Statement | ModuleDeclaration)[]): Declaration[] {
  return body.flatMap((each): Declaration[] => {
    const statement = each.type === "ExportNamedDeclaration" ? (each.declaration ?? each) : each;
    if (statement.type === "TSModuleDeclaration") return declarationsIn(statement.body?.body ?? []);
    const hasName =
      statement.type === "TSInterfaceDeclaration" ||
      statement.type === "ClassDeclaration" ||
      statement.type === "TSTypeAliasDeclaration";
    return hasName && statement.id !== null ? [{ name: statement.id.name, statement }] : [];
  });
}

function membersIn(
  declarations: Declarations,
  members: readonly (TSSignature | ClassElement)[],
  start: number,
): DeclaredMember[] {
  return members.flatMap((member, index) => {
    const name = "key" in member ? keyName(member.key, member.computed) : undefined;
    const type = typeOf(member);
    if (name === undefined || type === undefined) return [];
    const comment = docBetween(declarations, members[index - 1]?.end ?? start, member.start);
    return [{ name, type, comment }];
  });
}

function typeOf(member: TSSignature | ClassElement): TSType | Method | undefined {
  switch (member.type) {
    case "TSPropertySignature":
    case "PropertyDefinition":
    case "TSAbstractPropertyDefinition":
      return member.typeAnnotation?.typeAnnotation;
    case "TSMethodSignature":
      return methodOrGetter(member.kind, member);
    case "MethodDefinition":
    case "TSAbstractMethodDefinition":
      return methodOrGetter(member.kind, member.value);
    default:
      return undefined;
  }
}

function methodOrGetter(kind: string, { params, returnType }: Callable): TSType | Method | undefined {
  return kind === "get" ? returnType?.typeAnnotation : { type: "method", params, ...(returnType && { returnType }) };
}
