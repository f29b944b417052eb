/**
 * A function type as TypeScript writes it → with names of parameters only, as people speak of it.
 * '(pathData: PathData, assetInfo?: AssetInfo) => string' → '(pathData, assetInfo?) => string'.
 */
export function functionSignature(type: string): string | undefined {
  const text = withoutOuterParentheses(type.replace(/\s+/g, " ").trim());
  if (!text.startsWith("(")) return undefined;
  const end = closingIndex(text, 0);
  const result = /^\s*=>\s*(.+)$/s.exec(text.slice(end + 1))?.[1];
  if (result === undefined) return undefined;
  const parameters = splitTopLevel(text.slice(1, end), ",")
    .map(parameterName)
    .filter((name) => name !== "" && name !== "this");
  return `(${parameters.join(", ")}) => ${resultInWords(result)}`;
}

/** 'pathData' of 'pathData: PathData'; 'arg0: Resolver' says more by its type: 'resolver'. */
function parameterName(parameter: string): string {
  const [, name = "", type = ""] = /^\s*((?:\.\.\.)?[\w$]+\??)\s*(?::\s*(.*)|$)/s.exec(parameter) ?? [];
  const typeName = /^arg\d$/.test(name) ? /(\w+)$/.exec(type)?.[1] : undefined;
  return typeName === undefined ? name : typeName.charAt(0).toLowerCase() + typeName.slice(1);
}

/** Splits where the separator stands outside of brackets and strings. */
export function splitTopLevel(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  let quote = "";
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (quote !== "") {
      if (character === "\\") index++;
      else if (character === quote) quote = "";
    } else if (`"'\``.includes(character)) quote = character;
    else if ("([{<".includes(character)) depth++;
    else if (")]}".includes(character) || (character === ">" && text.charAt(index - 1) !== "=")) depth--;
    else if (depth === 0 && text.startsWith(separator, index)) {
      parts.push(text.slice(start, index));
      start = index + separator.length;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** Where the bracket that opens at `open` is closed. */
export function closingIndex(text: string, open: number): number {
  let depth = 0;
  let quote = "";
  for (let index = open; index < text.length; index++) {
    const character = text.charAt(index);
    if (quote !== "") {
      if (character === "\\") index++;
      else if (character === quote) quote = "";
    } else if (`"'\``.includes(character)) quote = character;
    else if ("([{<".includes(character)) depth++;
    else if (")]}".includes(character) || (character === ">" && text.charAt(index - 1) !== "=")) {
      if (--depth === 0) return index;
    }
  }
  return text.length;
}

function withoutOuterParentheses(text: string): string {
  if (!text.startsWith("(") || closingIndex(text, 0) !== text.length - 1) return text;
  return withoutOuterParentheses(text.slice(1, -1).trim());
}

/** Short results as they are; long ones only by their kind. */
function resultInWords(result: string): string {
  const text = result
    .replace(/import\([^)]*\)\.(\w+)/g, "$1")
    .replace(/\s*\|\s*undefined\b|\bundefined\s*\|\s*/g, "")
    .trim();
  const plain = withoutOuterParentheses(text);
  if (/[{]/.test(plain)) return plain.startsWith("Promise<") ? "Promise" : "object";
  return splitTopLevel(plain, "|").length > 1 ? splitTopLevel(plain, "|").join(" | ") : plain;
}
