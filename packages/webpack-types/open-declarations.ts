import {
  type Class,
  type ClassElement,
  type Comment,
  type MethodDefinition,
  parseSync,
  type TSSignature,
  type TSType,
} from "oxc-parser";

/** Something in a file of declarations that can have a doc comment. */
export type Place = { start: number; type?: TSType };

export type Declarations = {
  text: string;
  comments: readonly Comment[];
  /** Returns the declarations of an interface, a function, or a class and its constructor, which `new` shows. */
  declared: (name: string) => Place[];
  /** Returns the properties with a name in a type or the types that it's made of; `<name>` is any name. */
  properties: (types: readonly TSType[], name: string) => Place[];
  /** Returns the named type, as a list for `properties`. */
  typesOf: (name: string) => TSType[];
  /** Returns the types of the constructor's first argument. */
  optionsOf: (className: string) => TSType[];
  /** Returns the types of the objects that hold a class's hooks. */
  hooksOf: (className: string) => TSType[];
  /** Returns the names of all interfaces. */
  interfaces: readonly string[];
};

/** Reads the declarations of webpack's types.d.ts, which are all in that one file. */
export function openDeclarations(text: string): Declarations {
  const { program, comments, errors } = parseSync("types.d.ts", text);
  if (errors.length > 0) throw new Error(`types.d.ts can't be parsed: ${errors[0]?.message}`);
  const members = new Map<string, readonly TSSignature[]>();
  const parents = new Map<string, string[]>();
  const aliases = new Map<string, TSType>();
  const classes = new Map<string, Class>();
  const places = new Map<string, Place[]>();
  for (const node of program.body) {
    if (node.type === "TSInterfaceDeclaration") {
      members.set(node.id.name, node.body.body);
      parents.set(
        node.id.name,
        node.extends.flatMap(({ expression }) => (expression.type === "Identifier" ? [expression.name] : [])),
      );
      places.set(node.id.name, [{ start: node.start }]);
    } else if (node.type === "TSTypeAliasDeclaration") aliases.set(node.id.name, node.typeAnnotation);
    else if (node.type === "ClassDeclaration" && node.id !== null) {
      classes.set(node.id.name, node);
      const made = constructorOf(node);
      places.set(node.id.name, [{ start: node.start }, ...(made === undefined ? [] : [{ start: made.start }])]);
    } else if (node.type === "TSDeclareFunction" && node.id !== null) places.set(node.id.name, [{ start: node.start }]);
  }

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
    if (seen.has(name)) return [];
    seen.add(name);
    const alias = aliases.get(name);
    if (alias !== undefined) return signaturesOf(alias, seen);
    return [...(members.get(name) ?? []), ...(parents.get(name) ?? []).flatMap((parent) => membersOf(parent, seen))];
  };
  const typesOf = (name: string): TSType[] => {
    const alias = aliases.get(name);
    if (alias !== undefined) return [alias];
    const own = members.get(name);
    if (own === undefined) return [];
    return [{ type: "TSTypeLiteral", members: [...membersOf(name, new Set())], start: 0, end: 0 }];
  };
  return {
    text,
    comments,
    declared: (name) => places.get(name) ?? [],
    interfaces: [...members.keys()],
    typesOf,
    properties: (types, name) =>
      types.flatMap((type) => signaturesOf(type, new Set())).flatMap((signature) => placeOf(signature, name) ?? []),
    optionsOf: (name) => {
      const owner = classes.get(name);
      const [first] = (owner && constructorOf(owner)?.value.params) ?? [];
      const type = first !== undefined && "typeAnnotation" in first ? first.typeAnnotation?.typeAnnotation : undefined;
      return type === undefined ? [] : [type];
    },
    hooksOf: (name) =>
      (classes.get(name)?.body.body ?? []).flatMap((member) => {
        if (member.type === "PropertyDefinition" && keyOf(member.key) === "hooks")
          return member.typeAnnotation?.typeAnnotation ?? [];
        const isGetter = isMethod(member) && /^get\w*Hooks$/.test(keyOf(member.key) ?? "");
        return isGetter ? (member.value.returnType?.typeAnnotation ?? []) : [];
      }),
  };
}

function constructorOf({ body }: Class): MethodDefinition | undefined {
  return body.body.filter(isMethod).find(({ kind }) => kind === "constructor");
}

function isMethod(member: ClassElement): member is MethodDefinition {
  return member.type === "MethodDefinition";
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
