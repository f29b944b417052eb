import { type ClassElement, type MethodDefinition, parseSync, type TSSignature, type TSType } from "oxc-parser";

/** A declaration that can have a doc comment. */
export type Place = { start: number; type?: TSType };

export type Declarations = ReturnType<typeof openDeclarations>;

/** Reads the declarations of webpack's types.d.ts, which are all in that one file. */
export function openDeclarations(text: string) {
  const { program, comments, errors } = parseSync("types.d.ts", text);
  if (errors.length > 0) throw new Error(`types.d.ts can't be parsed: ${errors[0]?.message}`);
  const byName = new Map(
    program.body.flatMap((node) =>
      "id" in node && node.id?.type === "Identifier" && node.type !== "TSModuleDeclaration"
        ? [[node.id.name, node] as const]
        : [],
    ),
  );
  const classBody = (name: string): readonly ClassElement[] => {
    const node = byName.get(name);
    return node?.type === "ClassDeclaration" ? node.body.body : [];
  };

  /** Lists the members of a type; a type may refer to itself. */
  const signaturesOf = (type: TSType, seen: Set<string>): readonly TSSignature[] => {
    const all = (types: readonly TSType[]) => types.flatMap((each) => signaturesOf(each, seen));
    if (type.type === "TSTypeLiteral") return type.members;
    if (type.type === "TSUnionType" || type.type === "TSIntersectionType") return all(type.types);
    if (type.type === "TSArrayType") return signaturesOf(type.elementType, seen);
    if (type.type === "TSParenthesizedType" || type.type === "TSTypeOperator")
      return signaturesOf(type.typeAnnotation, seen);
    if (type.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return [];
    return [...membersOf(type.typeName.name, seen), ...all(type.typeArguments?.params ?? [])];
  };
  const membersOf = (name: string, seen: Set<string>): readonly TSSignature[] => {
    const node = byName.get(name);
    if (seen.has(name)) return [];
    seen.add(name);
    if (node?.type === "TSTypeAliasDeclaration") return signaturesOf(node.typeAnnotation, seen);
    if (node?.type !== "TSInterfaceDeclaration") return [];
    const parents = node.extends.flatMap(({ expression }) => (expression.type === "Identifier" ? expression.name : []));
    return [...node.body.body, ...parents.flatMap((parent) => membersOf(parent, seen))];
  };
  /** Returns the named type, as a list for `properties`. */
  const typesOf = (name: string): TSType[] => {
    const members = [...membersOf(name, new Set())];
    return members.length === 0 ? [] : [{ type: "TSTypeLiteral", members, start: 0, end: 0 }];
  };
  return {
    text,
    comments,
    /** Returns the declarations of an interface, a function, or a class and its constructor, which `new` shows. */
    declared: (name: string): Place[] => {
      const node = byName.get(name);
      if (node === undefined || node.type === "TSTypeAliasDeclaration") return [];
      return [node, ...classBody(name).filter(isConstructor)].map(({ start }) => ({ start }));
    },
    /** The names of all interfaces. */
    interfaces: [...byName].flatMap(([name, { type }]) => (type === "TSInterfaceDeclaration" ? name : [])),
    typesOf,
    /** Returns the properties with a name in a type or the types that it's made of; `<name>` is any name. */
    properties: (types: readonly TSType[], name: string): Place[] =>
      types.flatMap((type) => signaturesOf(type, new Set())).flatMap((signature) => placeOf(signature, name) ?? []),
    /** Returns the types of the constructor's first argument. */
    optionsOf: (name: string): TSType[] => {
      const [first] = classBody(name).find(isConstructor)?.value.params ?? [];
      const type = first !== undefined && "typeAnnotation" in first ? first.typeAnnotation?.typeAnnotation : undefined;
      return type === undefined ? [] : [type];
    },
    /** Returns the types of the objects that hold a class's hooks. */
    hooksOf: (name: string): TSType[] =>
      classBody(name).flatMap((member) => {
        if (member.type === "PropertyDefinition" && keyOf(member.key) === "hooks")
          return member.typeAnnotation?.typeAnnotation ?? [];
        const isGetter = member.type === "MethodDefinition" && /^get\w*Hooks$/.test(keyOf(member.key) ?? "");
        return isGetter ? (member.value.returnType?.typeAnnotation ?? []) : [];
      }),
  };
}

function isConstructor(member: ClassElement): member is MethodDefinition {
  return member.type === "MethodDefinition" && member.kind === "constructor";
}

function placeOf(signature: TSSignature, name: string): Place | undefined {
  const isAny = /^<.*>$/.test(name);
  if (signature.type === "TSIndexSignature" && isAny)
    return { start: -1, type: signature.typeAnnotation.typeAnnotation };
  if (signature.type !== "TSPropertySignature" && signature.type !== "TSMethodSignature") return undefined;
  if (keyOf(signature.key) !== name) return undefined;
  const type = signature.type === "TSPropertySignature" ? signature.typeAnnotation?.typeAnnotation : undefined;
  return { start: signature.start, ...(type !== undefined && { type }) };
}

function keyOf(key: { type: string; name?: unknown; value?: unknown }): string | undefined {
  const name = key.type === "Literal" ? key.value : key.name;
  return typeof name === "string" ? name : undefined;
}
