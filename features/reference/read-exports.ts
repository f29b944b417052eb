import type { ObjectExpression } from "oxc-parser";
import type webpack from "webpack";
import type { ReferenceEntry } from "#model/reference.ts";
import { deprecationOf } from "./doc-tags.ts";
import type { InstalledPackage } from "./installed-package.ts";
import { propertiesOf } from "./look-into.ts";
import { codeOf, docBetween, keyName, type ParsedFile, parseFile } from "./parsed-file.ts";

/** Returns every name on `webpack`, with nested ones as 'optimize.SplitChunksPlugin'. */
export function readExports(exported: typeof webpack, source: InstalledPackage): ReferenceEntry[] {
  const deprecations = deprecationsIn(source);
  return exportsIn(exported, "").map(({ name, value }): ReferenceEntry => {
    const deprecated = deprecations.get(name);
    return { category: "exports", name, type: kindOf(value), ...(deprecated !== undefined && { deprecated }) };
  });
}

/** Returns the exports that are classes. */
export function exportedClasses(exported: typeof webpack): { name: string; value: object }[] {
  return exportsIn(exported, "").flatMap(({ name, value }) =>
    typeof value === "function" && kindOf(value) === "class" ? [{ name, value }] : [],
  );
}

type Export = { name: string; value: unknown };

function exportsIn(value: unknown, prefix: string): Export[] {
  return propertiesOf(value).flatMap(([property, each]): Export[] => {
    const name = prefix === "" ? property : `${prefix}.${property}`;
    return [{ name, value: each }, ...(isNamespace(each) && prefix === "" ? exportsIn(each, name) : [])];
  });
}

/** Tells groups of exports, which are frozen, from other objects. */
function isNamespace(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.isFrozen(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}

function kindOf(value: unknown): string {
  if (typeof value === "function")
    return /^class\b/.test(Function.prototype.toString.call(value)) ? "class" : "function";
  return isNamespace(value) ? "namespace" : typeof value;
}

/** A getter of the object that lib/index.js exports. */
type Getter = { name: string; comment: string; body: string };

/** Returns the names of a version's exports without running it. */
export function exportNames(source: InstalledPackage): string[] {
  return gettersOf(source).map((getter) => getter.name);
}

/** Returns what to use instead of the exports that a comment or `util.deprecate()` deprecates. */
function deprecationsIn(source: InstalledPackage): Map<string, string | true> {
  return new Map(
    gettersOf(source).flatMap(({ name, comment, body }): [string, string | true][] => {
      const deprecated = deprecationOf(comment) ?? (body.includes("util.deprecate(") ? replacementIn(body) : undefined);
      return deprecated === undefined ? [] : [[name, deprecated]];
    }),
  );
}

function replacementIn(message: string): string | true {
  return /(?:moved to|renamed to|in favor of)\s+(?:webpack\.)?([\w.]+)/.exec(message)?.[1] ?? true;
}

/** Reads `module.exports = mergeExports(fn, { get … })`. */
function gettersOf(source: InstalledPackage): Getter[] {
  const file = parseFile("index.js", source.read("lib/index.js") ?? "");
  return file.body.flatMap((statement) => {
    if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression") return [];
    const { right } = statement.expression;
    const exported = right.type === "CallExpression" ? right.arguments.at(-1) : right;
    return exported?.type === "ObjectExpression" ? gettersIn(file, exported, "") : [];
  });
}

function gettersIn(file: ParsedFile, { properties, start }: ObjectExpression, prefix: string): Getter[] {
  return properties.flatMap((property, index) => {
    const key = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (property.type !== "Property" || key === undefined) return [];
    const { value, kind } = property;
    if (value.type === "ObjectExpression") return gettersIn(file, value, `${prefix}${key}.`);
    if (kind !== "get") return [];
    const comment = docBetween(file, properties[index - 1]?.end ?? start, property.start);
    return [{ name: prefix + key, comment, body: codeOf(file, value) }];
  });
}
