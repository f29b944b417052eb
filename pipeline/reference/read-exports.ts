import type webpack from "webpack";
import type { ReferenceEntry } from "#model/reference.ts";
import { closingIndex } from "./function-signature.ts";
import type { InstalledPackage } from "./installed-package.ts";
import { propertiesOf } from "./look-into.ts";

/** Every name on `webpack`, nested ones as 'optimize.SplitChunksPlugin'. */
export function readExports(exported: typeof webpack, source: InstalledPackage): ReferenceEntry[] {
  const deprecations = deprecationsIn(source.read("lib/index.js") ?? "");
  return exportsIn(exported, "").map(({ name, value }): ReferenceEntry => {
    const deprecated = deprecations.get(name);
    return { category: "exports", name, type: kindOf(value), ...(deprecated !== undefined && { deprecated }) };
  });
}

/** Those that are classes, by name. */
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

/** Groups of exports are frozen; other objects are values. */
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

/** A getter of lib/index.js, which webpack's exports are made of. */
type Getter = { name: string; comment: string; body: string };

/** Names of a version's exports without running it. */
export function exportNames(source: InstalledPackage): string[] {
  return gettersIn(source.read("lib/index.js") ?? "").map((getter) => getter.name);
}

/** `@deprecated` comments before getters, and their calls of util.deprecate → what to use instead. */
function deprecationsIn(text: string): Map<string, string | true> {
  return new Map(
    gettersIn(text).flatMap(({ name, comment, body }): [string, string | true][] => {
      const words = deprecationOf(comment, body);
      return words === undefined ? [] : [[name, words]];
    }),
  );
}

function gettersIn(text: string): Getter[] {
  const withoutComments = text.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, (comment) => " ".repeat(comment.length));
  const open: { name: string; end: number }[] = [];
  return [...text.matchAll(/^(\t+)(?:get (\w+)\(\) \{|(\w+): \{)$/gm)].flatMap((match) => {
    const [line, , getter, group] = match;
    const start = match.index + line.length - 1;
    const end = closingIndex(withoutComments, start);
    while (open.length > 0 && (open.at(-1)?.end ?? 0) < match.index) open.pop();
    if (group !== undefined) open.push({ name: group, end });
    if (getter === undefined) return [];
    const name = [...open.map((each) => each.name), getter].join(".");
    return { name, comment: commentBefore(text, match.index), body: text.slice(start, end) };
  });
}

function commentBefore(text: string, at: number): string {
  const before = text.slice(0, at).trimEnd();
  return before.endsWith("*/") ? before.slice(before.lastIndexOf("/**")) : "";
}

function deprecationOf(comment: string, body: string): string | true | undefined {
  const tag = /@deprecated\s+(?:use `([^`]+)`)?/.exec(comment);
  if (tag !== null) return tag[1] ?? true;
  if (!body.includes("util.deprecate(")) return undefined;
  return /(?:moved to|renamed to|in favor of)\s+(?:webpack\.)?([\w.]+)/.exec(body)?.[1] ?? true;
}
