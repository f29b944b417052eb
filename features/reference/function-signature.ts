import type { ParamPattern, TSType, TSTypeAnnotation } from "oxc-parser";
import { codeOf, type ParsedFile, parseType } from "./parsed-file.ts";

/** Function types, methods and functions. */
export type Callable = { params: ParamPattern[]; returnType?: TSTypeAnnotation | null };

/**
 * Shortens a function type to its parameter names and its result:
 * '(pathData: PathData, assetInfo?: AssetInfo) => string' → '(pathData, assetInfo?) => string'.
 */
export function functionSignature(code: string): string | undefined {
  const parsed = parseType(code);
  if (parsed === undefined) return undefined;
  const type = withoutParentheses(parsed.type);
  return type.type === "TSFunctionType" ? signatureOf(type, parsed.file) : undefined;
}

export function signatureOf({ params, returnType }: Callable, file: ParsedFile): string {
  const names = params.map((parameter) => parameterName(parameter, file)).filter((name) => !/^(?:this)?$/.test(name));
  return `(${names.join(", ")}) => ${returnType ? resultOf(returnType.typeAnnotation, file) : "void"}`;
}

export function withoutParentheses(type: TSType): TSType {
  return type.type === "TSParenthesizedType" ? withoutParentheses(type.typeAnnotation) : type;
}

/** 'pathData' for 'pathData: PathData'; the type's name for parameters without one: 'resolver' for 'arg0: Resolver'. */
function parameterName(parameter: ParamPattern, file: ParsedFile): string {
  if (parameter.type === "RestElement")
    return parameter.argument.type === "Identifier" ? `...${parameter.argument.name}` : "";
  if (parameter.type !== "Identifier") return "";
  const { name, optional, typeAnnotation } = parameter;
  const typeName = /^arg\d$/.test(name) && typeAnnotation ? /\w+$/.exec(codeOf(file, typeAnnotation))?.[0] : undefined;
  if (typeName !== undefined) return typeName.charAt(0).toLowerCase() + typeName.slice(1);
  return optional ? `${name}?` : name;
}

/** Shows short results in full, and objects only by their kind. */
function resultOf(type: TSType, file: ParsedFile): string {
  const inner = withoutParentheses(type);
  const types = inner.type === "TSUnionType" ? inner.types : [inner];
  const code = types
    .filter((each) => types.length === 1 || each.type !== "TSUndefinedKeyword")
    .map((each) => codeOf(file, each))
    .join(" | ");
  if (code.includes("{")) return code.startsWith("Promise<") ? "Promise" : "object";
  return code.replace(/import\([^)]*\)\./g, "");
}
