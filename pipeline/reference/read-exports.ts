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
  return typeof value === "object" && value !== null && Object.isFrozen(value) && Object.getPrototypeOf(value) === Object.prototype;
}

function kindOf(value: unknown): string {
  if (typeof value === "function") return /^class\b/.test(Function.prototype.toString.call(value)) ? "class" : "function";
  return isNamespace(value) ? "namespace" : typeof value;
}

/** `@deprecated` comments before getters of lib/index.js, and their calls of util.deprecate → what to use instead. */
function deprecationsIn(text: string): Map<string, string | true> {
  const found = new Map<string, string | true>();
  const spaces: { name: string; end: number }[] = [];
  for (const match of text.matchAll(/^(\t+)(?:get (\w+)\(\) \{|(\w+): \{)$/gm)) {
    const open = match.index + match[0].length - 1;
    const end = closingIndex(text.replace(/\/\/.*$/gm, (comment) => " ".repeat(comment.length)), open);
    while (spaces.length > 0 && (spaces.at(-1)?.end ?? 0) < match.index) spaces.pop();
    const name = [...spaces.map((space) => space.name), match[2] ?? match[3] ?? ""].join(".");
    if (match[3] !== undefined) spaces.push({ name: match[3], end });
    else {
      const words = deprecationOf(commentBefore(text, match.index), text.slice(open, end));
      if (words !== undefined) found.set(name, words);
    }
  }
  return found;
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
