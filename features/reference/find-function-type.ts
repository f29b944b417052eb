import { type DocTag, docTags } from "./doc-tags.ts";
import { functionSignature } from "./function-signature.ts";
import type { InstalledPackage } from "./installed-package.ts";
import { parseFile, withoutStars } from "./parsed-file.ts";

/**
 * Returns the signature for a schema's `tsType`, looking it up in the JSDoc of webpack's modules if it's only a name:
 * "import('../lib/optimize/SplitChunksPlugin').ChunkFilterFn" → '(chunk) => boolean'.
 */
export function findFunctionType(tsType: string, source: InstalledPackage): string | undefined {
  const signature = functionSignature(tsType);
  if (signature !== undefined) return signature;
  const [, path, name] = /import\(['"](?:\.\.\/)+(lib\/[^'"]+)['"]\)\.(\w+)/.exec(tsType) ?? [];
  if (path === undefined || name === undefined) return undefined;
  const { comments } = parseFile(`${path}.js`, source.read(`${path}.js`) ?? "");
  const docs = comments.map(({ value }) => docTags(withoutStars(value)));
  return findDocumented(docs, name);
}

/**
 * Finds `@callback Name` with its parameters, `@typedef {(value: string) => boolean} Name`, or a type that refers to
 * one.
 */
function findDocumented(docs: readonly DocTag[][], name: string): string | undefined {
  for (const tags of docs) {
    for (const { tag, name: documented, type } of tags) {
      if (documented !== name) continue;
      if (tag === "callback") return callbackSignature(tags);
      if (tag === "typedef" && type !== name)
        return functionSignature(type) ?? findDocumented(docs, /^\w*/.exec(type)?.[0] ?? "");
    }
  }
  return undefined;
}

function callbackSignature(tags: readonly DocTag[]): string | undefined {
  const parameters = tags
    .filter(({ tag }) => tag === "param")
    .map(({ name, type }) => `${name}${type.endsWith("=") ? "?" : ""}: unknown`);
  const returns = tags.find(({ tag }) => tag === "returns" || tag === "return");
  return functionSignature(`(${parameters.join(", ")}) => ${returns?.type ?? "void"}`);
}
