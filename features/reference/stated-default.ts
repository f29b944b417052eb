import type { DefaultValue, ReferenceEntry } from "#model/reference.ts";

/** Returns the default that a description states, for options whose default no run shows. */
export function statedDefault({ name, type = "", description = "" }: ReferenceEntry): DefaultValue[] {
  // Here, the description explains where a value is inherited from.
  if (name.startsWith("optimization.splitChunks.")) return [];
  const isBoolean = /\bboolean\b/.test(type);
  if (isBoolean && /\bon by default\b|\benabled by default\b/i.test(description)) return [{ value: "true" }];
  if (isBoolean && /\boff by default\b|\bdisabled by default\b/i.test(description)) return [{ value: "false" }];
  const words =
    /\bdefaults to ([^\s].*)/is.exec(description)?.[1] ??
    /\bdefault: (\S.*)/is.exec(description)?.[1] ??
    /(?<!\bor )(`[^`]+`|"[\w-]+")(?=(?:,)? \(?(?:the )?default\b)/i.exec(description)?.[1];
  const value = words === undefined ? undefined : literalAt(words, type);
  return value === undefined ? [] : [{ value }];
}

/** Returns the literal that a text starts with: `'false', which …` → 'false'; `'webpack-` … → '"webpack-…"'. */
function literalAt(words: string, type: string): string | undefined {
  const [, quoted, plain] = /^(?:[`'"]+([^`'"]*)[`'"]+|(true|false|\d+)(?=[\s.,;)]|$))/.exec(words) ?? [];
  const text = quoted ?? plain;
  if (text === undefined || / with\b/.test(words.slice(0, 40))) return undefined;
  if (/^(?:true|false)$/.test(text)) return /\bboolean\b/.test(type) || type.includes(text) ? text : undefined;
  if (/^\d+$/.test(text)) return type.includes("number") ? text : undefined;
  return type.includes("string") || type.includes(JSON.stringify(text)) ? JSON.stringify(text) : undefined;
}
