import { findFunctionType } from "./find-function-type.ts";
import type { InstalledPackage } from "./installed-package.ts";
import { alternativesOf, resolveReference, type SchemaNode } from "./json-schema.ts";

/** The type of a value for readers, and the literals in it. */
export type TypeText = { type: string; values: string[] };

/** Schemas with long unions that people know by a name. */
const NAMED: Record<string, string> = {
  RuleSetCondition: "Condition",
  RuleSetConditionAbsolute: "Condition",
  RuleSetConditionOrConditions: "Condition",
  RuleSetConditionOrConditionsAbsolute: "Condition",
  RuleSetConditions: "Condition[]",
  RuleSetConditionsAbsolute: "Condition[]",
  RuleSetRule: "Rule",
  GlobCondition: "{ glob }",
  WebpackPluginInstance: "plugin",
};

/** Describes the type of an option's schemas; there are several if alternatives share it. */
export function describeUnion(nodes: readonly SchemaNode[], source: InstalledPackage): TypeText {
  const members = [...new Set(nodes.flatMap((node) => membersOf(node, source, 0)))];
  const isBoolean = members.includes("boolean") || (members.includes("true") && members.includes("false"));
  const merged = isBoolean
    ? ["boolean", ...members.filter((member) => !["boolean", "true", "false"].includes(member))]
    : members;
  const sorted = sortedMembers(merged);
  return { type: joinMembers(sorted), values: sorted.filter(isLiteral) };
}

/** Returns each member once, short and frequent types first. */
function sortedMembers(members: readonly string[]): string[] {
  return [...new Set(members)].sort((a, b) => rank(a) - rank(b));
}

function rank(member: string): number {
  if (member.endsWith("[]")) return 5;
  if (member.startsWith("(") || member === "function") return 6;
  if (member.startsWith("{") || member === "object") return 4;
  if (["boolean", "false", "true"].includes(member)) return 0;
  if (isLiteral(member)) return 1;
  return ["string", "number"].includes(member) ? 2 : 3;
}

/** Puts a function in parentheses if its end isn't clear. */
function joinMembers(members: readonly string[]): string {
  const isFunction = (member: string) => member.startsWith("(") && !member.endsWith("[]");
  const enclosed = (member: string) =>
    members.length > 1 && isFunction(member) && (/=>.* \| /.test(member) || member !== members.at(-1));
  return members.map((member) => (enclosed(member) ? `(${member})` : member)).join(" | ");
}

function membersOf(node: SchemaNode, source: InstalledPackage, depth: number): string[] {
  const resolved = resolveReference(node);
  const { schema, file, definition } = resolved;
  if (schema.undefinedAsNull === true) return [];
  const name = definition === undefined ? undefined : NAMED[definition];
  // At the top, a named type is replaced with its definition; inside other types it's shown by its name.
  if (name !== undefined && (depth > 0 || name === "Condition")) return [name];
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value));
  if (schema.instanceof === "Function")
    return [(schema.tsType && findFunctionType(schema.tsType, source)) ?? "function"];
  if (schema.instanceof !== undefined) return [schema.instanceof];
  const alternatives = alternativesOf(resolved);
  if (alternatives.length > 0) return alternatives.flatMap((each) => membersOf(each, source, depth));
  if (schema.tsType?.startsWith("(") && schema.type === undefined)
    return [findFunctionType(schema.tsType, source) ?? "function"];
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
  if (types.includes("array")) {
    const items = schema.items === undefined ? ["any"] : membersOf({ schema: schema.items, file }, source, depth + 1);
    return [arrayOf(sortedMembers(items))];
  }
  if (types.includes("object") || schema.properties !== undefined) return [describeObject(resolved, source, depth)];
  return types.length === 0 ? [typeNameOf(schema.tsType)] : types;
}

/** Returns the type's name: "import('../lib/fs/fs').InputFileSystem" → 'InputFileSystem'. */
function typeNameOf(tsType: string | undefined): string {
  return /^(?:import\([^)]*\)\.|\w+\.)?(\w+)/.exec(tsType ?? "")?.[1] ?? "any";
}

function arrayOf(items: string[]): string {
  if (items.length === 0) return "array";
  const [only] = items;
  if (items.length === 1 && only !== undefined && !only.includes("=>")) return `${only}[]`;
  return `(${joinMembers(items)})[]`;
}

/** Shows small objects by the names of their properties, and maps by their values. */
function describeObject({ schema, file }: SchemaNode, source: InstalledPackage, depth: number): string {
  const names = Object.keys(schema.properties ?? {});
  if (names.length > 0) return names.length <= 4 ? `{ ${names.join(", ")} }` : "object";
  if (typeof schema.additionalProperties !== "object" || depth > 1) return "object";
  const values = sortedMembers(membersOf({ schema: schema.additionalProperties, file }, source, depth + 1));
  return values.length > 3 || values.includes("any") ? "object" : `{ [name]: ${joinMembers(values)} }`;
}

function isLiteral(member: string): boolean {
  return /^(?:"|-?\d|true$|false$|null$)/.test(member);
}
