import { closingIndex, functionSignature } from "./function-signature.ts";
import type { InstalledPackage } from "./installed-package.ts";

/**
 * The signature that a schema's `tsType` stands for; looks into the JSDoc of webpack's own modules when it only names one.
 * "import('../lib/optimize/SplitChunksPlugin').ChunkFilterFn" → '(chunk) => boolean'.
 */
export function findFunctionType(tsType: string, source: InstalledPackage): string | undefined {
  const direct = functionSignature(tsType);
  if (direct !== undefined) return direct;
  const [, path, name] = /import\(['"](?:\.\.\/)+(lib\/[^'"]+)['"]\)\.(\w+)/.exec(tsType) ?? [];
  if (path === undefined || name === undefined) return undefined;
  const text = source.read(`${path}.js`);
  return text === undefined ? undefined : (fromCallback(text, name) ?? fromTypedef(text, name, source, path));
}

/** `@callback Name`, `@param {Type} name`, `@returns {Type}`. */
function fromCallback(text: string, name: string): string | undefined {
  const start = new RegExp(`@callback ${name}\\b`).exec(text)?.index;
  if (start === undefined) return undefined;
  const comment = text.slice(start, text.indexOf("*/", start));
  const parameters = [...comment.matchAll(/@param\s+\{/g)].map(({ index }) => {
    const end = closingIndex(comment, comment.indexOf("{", index));
    const optional = comment.charAt(end - 1) === "=";
    return `${/^\s*\[?([\w$]+)/.exec(comment.slice(end + 1))?.[1] ?? ""}${optional ? "?" : ""}`;
  });
  const returns = comment.indexOf("{", comment.indexOf("@return"));
  const result = comment.includes("@return") ? comment.slice(returns + 1, closingIndex(comment, returns)) : "void";
  return functionSignature(
    `(${parameters.map((parameter) => `${parameter}: unknown`).join(", ")}) => ${result.replace(/\s*\n\s*\*\s*/g, " ")}`,
  );
}

/** `@typedef {(value: string) => boolean} Name`, or another name for one. */
function fromTypedef(text: string, name: string, source: InstalledPackage, path: string): string | undefined {
  for (const { index } of text.matchAll(/@typedef\s+\{/g)) {
    const open = text.indexOf("{", index);
    const end = closingIndex(text, open);
    if (!new RegExp(`^\\s*${name}\\b`).test(text.slice(end + 1))) continue;
    const type = text
      .slice(open + 1, end)
      .replace(/\s*\n\s*\*\s*/g, " ")
      .trim();
    const signature = functionSignature(type);
    if (signature !== undefined) return signature;
    const other = /^\w+/.exec(type)?.[0];
    return other === undefined || other === name
      ? undefined
      : (fromCallback(text, other) ?? fromTypedef(text, other, source, path));
  }
  return undefined;
}
